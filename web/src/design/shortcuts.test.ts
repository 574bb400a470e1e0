import { expect, test } from 'vitest'
import { find, speak } from '../words'
import { onShortcut, SHORTCUTS, type Shortcut } from './shortcuts'

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key, ...more })

test('no key does two things on a page, and each has its message', async () => {
  await speak('en')
  for (const shortcuts of Object.values(SHORTCUTS) as Shortcut[][]) {
    const keys = shortcuts.flatMap((each) => each.keys)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { does } of shortcuts) expect(find('client', `keys.${does}`), does).toBeTruthy()
  }
})

test('keys do what the page says, but not with Ctrl', () => {
  const done: string[] = []
  const key = onShortcut('table', { choose: (index) => done.push(`choose ${index}`), hint: () => done.push('hint') })
  key(press('3'))
  key(press('h'))
  key(press('h', { ctrlKey: true }))
  key(press('Enter')) // what has the focus takes it
  expect(done).toEqual(['choose 2', 'hint'])
})
