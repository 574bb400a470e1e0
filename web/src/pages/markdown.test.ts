import { describe, expect, it } from 'vitest'
import { blocks, spans } from './markdown'

describe('markdown', () => {
  it('reads marks and clauses', () => {
    expect(spans('A **ship** *sails* by `c2`, see GI-4b.2 and GI-10.')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'strong', text: 'ship' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'sails' },
      { kind: 'text', text: ' by ' },
      { kind: 'code', text: 'c2' },
      { kind: 'text', text: ', see ' },
      { kind: 'clause', text: 'GI-4b.2', clause: 'GI-4b.2' },
      { kind: 'text', text: ' and ' },
      { kind: 'clause', text: 'GI-10', clause: 'GI-10' },
      { kind: 'text', text: '.' },
    ])
  })

  it('leaves what looks like HTML as text', () => {
    expect(spans('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }])
  })

  it('reads paragraphs, lists and tables', () => {
    const [words, list, table] = blocks('One\ntwo:\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | 2 |')
    expect(words).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'One two:' }] })
    expect(list).toMatchObject({ kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b c' }]] })
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })
})
