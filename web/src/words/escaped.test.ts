import { expect, it } from 'vitest'

const FILES = import.meta.glob<string>(['../**/*.svelte', '!../covers/*'], { query: '?raw', import: 'default', eager: true })

/** What a component shows besides what it computes: its markup without scripts, styles, expressions and tags. */
function texts(source: string): string[] {
  let markup = source.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  for (let before = ''; before !== markup; ) {
    before = markup
    markup = markup.replace(/\{[^{}]*\}/g, '\u0000')
  }
  const attributes = [...markup.matchAll(/\b(?:aria-label|aria-valuetext|title|alt|placeholder|label|help|note)="([^"]*)"/g)]
  const shown = markup.replace(/<(?:"[^"]*"|[^>"])*>/g, '\n').split('\n')
  return [...shown, ...attributes.map(([, text]) => text!)].map((text) => text.replaceAll('\u0000', '').trim())
}

/** Names of the house and of a game, an example of an address, and letters on the chart. */
const ALLOWED = /^(Tortuga|To Glory!|https:\/\/…|[A-Z]|d?)$/

it('no component has words of its own: they are in the message files', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(100)
  const escaped = Object.entries(FILES).flatMap(([file, source]) =>
    texts(source).filter((text) => /\p{L}/u.test(text) && !ALLOWED.test(text)).map((text) => `${file}: ${text}`),
  )
  expect(escaped).toEqual([])
})
