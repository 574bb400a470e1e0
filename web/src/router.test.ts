import { describe, expect, it } from 'vitest'
import { placeOf } from './router'

describe('placeOf', () => {
  it.each([
    ['/', { page: 'harbour' }],
    ['/new', { page: 'new' }],
    ['/new/glory', { page: 'new', game: 'glory' }],
    ['/table/00ff', { page: 'table', table: '00ff' }],
    ['/table', { page: 'lost' }],
    ['/join/00ff', { page: 'join', table: '00ff' }],
    ['/replay/00ff/12', { page: 'replay', table: '00ff', step: 12 }],
    ['/replay/00ff/soon', { page: 'replay', table: '00ff' }],
    ['/rules/glory/GL-4b.2', { page: 'rules', game: 'glory', clause: 'GL-4b.2' }],
    ['/settings', { page: 'settings' }],
    ['/nowhere', { page: 'lost' }],
    ['/rules/%E0%A4%A', { page: 'rules', game: '%E0%A4%A' }],
  ])('%s', (path, expected) => expect(placeOf(path)).toEqual(expected))
})
