import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { de } from './de'
import { en } from './en'
import { duration, list, pirateName, plain, t, when } from './index'

afterEach(() => {
  settings.language = 'en'
})

describe('words', () => {
  it('fills in the same facts in every language', () => {
    const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const [key, text] of Object.entries(en.flat))
      expect(holes(de.flat[key as keyof typeof de.flat]), key).toEqual(holes(text))
  })

  it('has German words for every game, option and choice that has English ones', () => {
    for (const [key, game] of Object.entries(en.games)) {
      expect(Object.keys(de.games[key]!.options)).toEqual(Object.keys(game.options))
      for (const [name, option] of Object.entries(game.options))
        expect(Object.keys(de.games[key]!.options[name]!.choices ?? {})).toEqual(Object.keys(option.choices ?? {}))
    }
    expect(Object.keys(de.bots)).toEqual(Object.keys(en.bots))
  })

  it('speaks the language that is set', () => {
    expect(t('move', { n: 3, of: 9 })).toBe('Move 3 of 9')
    expect(list(['Anne', 'Ben', 'Carla'])).toBe('Anne, Ben and Carla')
    settings.language = 'de'
    expect(t('move', { n: 3, of: 9 })).toBe('Zug 3 von 9')
    expect(list(['Anne', 'Ben', 'Carla'])).toBe('Anne, Ben und Carla')
  })

  it('tells times', () => {
    expect(when(1000, 2000)).toBe('just now')
    expect(when(0, 5 * 60_000)).toBe('5 minutes ago')
    expect(when(0, 26 * 3_600_000)).toBe('yesterday')
    expect(duration(0)).toBe('none')
    expect(duration(90)).toBe('90 seconds')
    expect(duration(60)).toBe('1 minute')
    expect(duration(3 * 86_400)).toBe('3 days')
  })

  it('names strangers', () => {
    expect(pirateName(() => 0)).toBe('Molly Saltbeard')
    expect(pirateName(() => 0.999)).toBe('Ben Fairwind')
    expect(plain('close-quarters')).toBe('Close quarters')
  })
})
