import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { factsOf, format } from './format'
import { duration, find, LANGUAGES, list, need, pirateName, plain, speak, t, when } from './index'

type Messages = Record<string, string>
const SETS = import.meta.glob<Messages>('./made/*/*.json', { import: 'default', eager: true })
const GUIDES = import.meta.glob<{ guide: { when: string; says?: string }[] }>('../games/*/guide.ts', { eager: true })

beforeEach(() => speak('en'))
afterEach(() => speak('en'))

describe('messages', () => {
  it('fill in facts', () => {
    expect(format('{a} and {b}', { a: 'salt', b: 2 }, 'en')).toBe('salt and 2')
    expect(format('{a} and {b}', { a: 'salt' }, 'en')).toBe('salt and {b}')
  })

  it('have plurals, by exact numbers first', () => {
    const coins = '{n, plural, =0 {no coins} one {# coin of {of}} other {# coins of {of}}}'
    expect([0, 1, 2].map((n) => format(coins, { n, of: 9 }, 'en'))).toEqual(['no coins', '1 coin of 9', '2 coins of 9'])
    expect(format('{n, plural, one {# plik} few {# pliki} other {# plików}}', { n: 3 }, 'pl')).toBe('3 pliki')
  })

  it('select, and nest', () => {
    const message = '{who, select, you {You take} other {{who} takes}} {n, plural, one {a coin} other {# coins}}.'
    expect(format(message, { who: 'you', n: 1 }, 'en')).toBe('You take a coin.')
    expect(format(message, { who: 'Anne', n: 5 }, 'en')).toBe('Anne takes 5 coins.')
    expect(factsOf(message)).toEqual(['n', 'who'])
  })

  it('leave apostrophes alone, and # outside of plurals', () => {
    expect(format("Anne's # 1", {}, 'en')).toBe("Anne's # 1")
  })

  it('that cannot be read say where', () => {
    expect(() => format('{n, plural, one {a}}', { n: 1 }, 'en')).toThrow('no case "other"')
    expect(() => format('a } b', {}, 'en')).toThrow('a brace too many: a ▸} b')
    expect(() => format('{n', {}, 'en')).toThrow('cannot be read')
  })

  it('take the same facts in every language', () => {
    for (const [file, messages] of Object.entries(SETS)) {
      const english = SETS[file.replace(/made\/\w+/, 'made/en')]!
      for (const [key, text] of Object.entries(messages))
        expect(factsOf(text), `${file} ${key}`).toEqual(key in english ? factsOf(english[key]!) : [])
    }
  })
})

describe('words', () => {
  it('speaks the language that is set', async () => {
    expect(t('move', { n: 3, of: 9 })).toBe('Move 3 of 9')
    expect(list(['Anne', 'Ben', 'Carla'])).toBe('Anne, Ben and Carla')
    await speak('de')
    expect(t('move', { n: 3, of: 9 })).toBe('Zug 3 von 9')
    expect(list(['Anne', 'Ben', 'Carla'])).toBe('Anne, Ben und Carla')
    expect(Object.values(LANGUAGES).map(({ language }) => language)).toEqual(['Deutsch', 'English'])
  })

  it('has the words of a game once they are needed, and in another language too', async () => {
    expect(find('glory-islands', 'compass')).toBeUndefined()
    await need('glory-islands')
    expect(find('glory-islands', 'compass')).toBe('The compass')
    await speak('de')
    expect(find('glory-islands', 'compass')).toBe('Der Kompass')
    expect(find('glory-islands', 'no such key')).toBeUndefined()
  })

  it('puts everything into brackets to find what escapes', async () => {
    await speak('pseudo')
    expect(t('move', { n: 3, of: 9 })).toBe('⟦Move 3 of 9⟧')
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

  it('has a title and a text for every step of a guided start', () => {
    expect(Object.keys(GUIDES)).toHaveLength(5)
    for (const [file, { guide }] of Object.entries(GUIDES)) {
      const messages = SETS[`./made/en/${file.split('/')[2]!.replaceAll('_', '-')}.json`]!
      const said = Object.keys(messages).filter((key) => key.startsWith('guide.'))
      const steps = guide.flatMap(({ when, says = when }) => [`guide.${says}.title`, `guide.${says}.text`])
      expect(said.sort()).toEqual(steps.sort())
    }
  })
})
