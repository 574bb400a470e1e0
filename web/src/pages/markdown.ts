/** The little Markdown that rulebooks use, as data: nothing of it is ever put into the page as HTML. */

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'clause'; text: string; clause: string }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const CLAUSE = /[A-Z]{2,4}-[0-9]+[a-z]?(?:\.[0-9]+)?(?![\w-])/
const MARKS = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\[(.+?)\\]\\([^)]*\\)|(${CLAUSE.source})`, 'g')

export function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  const say = (piece: string): void => void (piece && found.push({ kind: 'text', text: piece }))
  for (const mark of text.matchAll(MARKS)) {
    say(text.slice(end, mark.index))
    end = mark.index + mark[0].length
    const [, strong, em, code, link, clause] = mark
    if (strong) found.push({ kind: 'strong', text: strong })
    else if (em) found.push({ kind: 'em', text: em })
    else if (code) found.push({ kind: 'code', text: code })
    else if (link) say(link)
    else if (clause) found.push({ kind: 'clause', text: clause, clause })
  }
  say(text.slice(end))
  return found
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .flatMap(partBlocks)
}

function partBlocks(part: string): Block[] {
  const lines = part.trimEnd().split('\n')
  if (lines[0]!.trim().startsWith('|') && /^[\s|:-]+$/.test(lines[1] ?? '')) {
    return [{ kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) }]
  }
  const first = lines.findIndex((line) => /^\s*([-*]|\d+\.)\s/.test(line))
  if (first < 0) return [paragraph(lines)]
  const items: string[] = []
  for (const line of lines.slice(first)) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
    if (item) items.push(item[1]!)
    else items[items.length - 1] += ` ${line.trim()}`
  }
  const ordered = /^\s*\d/.test(lines[first]!)
  const list: Block = { kind: 'list', ordered, items: items.map(spans) }
  return first ? [paragraph(lines.slice(0, first)), list] : [list]
}

const paragraph = (lines: string[]): Block => ({ kind: 'paragraph', spans: spans(lines.map((line) => line.trim()).join(' ')) })
