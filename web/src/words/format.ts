/** Messages in a subset of ICU MessageFormat: `{name}`, `{n, plural, =0 {none} one {# coin} other {# coins}}` and
 * `{x, select, a {…} other {…}}`, nested as deep as one likes. `#` is the number of the plural around it. There is no
 * quoting: braces are always syntax, apostrophes always text. */

export type Facts = Record<string, string | number>

type Part = string | { fact: string; cases: Record<string, Part[]> | null; plural: boolean } | { number: true }

/** A message with its facts filled in. A fact that is not given stays as it stands, so that it is seen. */
export function format(message: string, facts: Facts, locale: string): string {
  let parts = parsed.get(message)
  if (!parts) {
    parts = new Parser(message).whole()
    parsed.set(message, parts)
  }
  return spell(parts, facts, locale, '#')
}

/** The names of all facts that a message takes. */
export function factsOf(message: string): string[] {
  const found = new Set<string>()
  const collect = (parts: Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || 'number' in part) continue
      found.add(part.fact)
      Object.values(part.cases ?? {}).forEach(collect)
    }
  }
  collect(new Parser(message).whole())
  return [...found].sort()
}

const parsed = new Map<string, Part[]>()
const rules = new Map<string, Intl.PluralRules>()

function spell(parts: Part[], facts: Facts, locale: string, number: string): string {
  let said = ''
  for (const part of parts) {
    if (typeof part === 'string') said += part
    else if ('number' in part) said += number
    else if (!part.cases) said += facts[part.fact] ?? `{${part.fact}}`
    else {
      const value = facts[part.fact]
      const chosen = part.cases[part.plural ? pluralCase(part.cases, Number(value), locale) : String(value)] ?? part.cases.other!
      said += spell(chosen, facts, locale, part.plural ? String(value) : number)
    }
  }
  return said
}

function pluralCase(cases: Record<string, Part[]>, value: number, locale: string): string {
  if (`=${value}` in cases) return `=${value}`
  let rule = rules.get(locale)
  if (!rule) {
    rule = new Intl.PluralRules(locale)
    rules.set(locale, rule)
  }
  return rule.select(value)
}

class Parser {
  private at = 0
  constructor(private text: string) {}

  whole(): Part[] {
    const parts = this.parts(false)
    if (this.at < this.text.length) this.fail('a brace too many')
    return parts
  }

  private parts(inPlural: boolean): Part[] {
    const found: Part[] = []
    let plain = ''
    const flush = (): void => {
      if (plain) found.push(plain)
      plain = ''
    }
    for (; this.at < this.text.length && this.text[this.at] !== '}'; ) {
      const letter = this.text[this.at]!
      if (letter === '{') {
        flush()
        found.push(this.fact(inPlural))
      } else if (letter === '#' && inPlural) {
        flush()
        found.push({ number: true })
        this.at += 1
      } else {
        plain += letter
        this.at += 1
      }
    }
    flush()
    return found
  }

  private fact(inPlural: boolean): Part {
    this.match(/\{\s*/y)
    const fact = this.match(/\w+/y)
    if (!this.tried(/\s*,\s*/y)) {
      this.match(/\s*\}/y)
      return { fact, cases: null, plural: false }
    }
    const plural = this.match(/plural|select/y) === 'plural'
    this.match(/\s*,\s*/y)
    const cases: Record<string, Part[]> = {}
    while (!this.tried(/\s*\}/y)) {
      const name = this.match(/\s*(=\d+|\w+)/y).trim()
      this.match(/\s*\{/y)
      cases[name] = this.parts(plural || inPlural)
      this.match(/\}/y)
    }
    if (!cases.other) this.fail('no case "other"')
    return { fact, cases, plural }
  }

  private tried(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) return null
    this.at = pattern.lastIndex
    return found[0]
  }

  private match(pattern: RegExp): string {
    return this.tried(pattern) ?? this.fail('what is here cannot be read')
  }

  private fail(why: string): never {
    throw new Error(`${why}: ${this.text.slice(0, this.at)}▸${this.text.slice(this.at)}`)
  }
}
