// The types of everything that goes over the wire, made from schema.json (`tortuga schema --client` prints that).
import { compile } from 'json-schema-to-typescript'
import { readFile, stat, writeFile } from 'node:fs/promises'

const source = new URL('../schema.json', import.meta.url)
const made = new URL('../src/protocol.d.ts', import.meta.url)

/** The server leaves defaults out of these. */
const SPARSE = new Set(['PartEntry', 'Option'])

const age = async (file) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0

/** What the generator does not know of newer JSON Schema: tuples are `prefixItems`, and a shape may say nothing. */
function older(shape) {
  if (Array.isArray(shape)) return shape.map(older)
  if (typeof shape !== 'object' || shape === null) return shape
  const { prefixItems, ...rest } = shape
  const kept = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, older(part)]))
  if (prefixItems) kept.items = prefixItems.map(older)
  if (kept.type === 'object' && !kept.properties && kept.additionalProperties === undefined) kept.additionalProperties = true
  for (const [name, part] of Object.entries(kept.properties ?? {}))
    if (Object.keys(part).every((key) => key === 'default' || key === 'description'))
      kept.properties[name] = { ...part, tsType: 'unknown' }
  return kept
}

if (Math.max(await age(source), await age(new URL(import.meta.url))) > (await age(made))) {
  const schema = older(JSON.parse(await readFile(source, 'utf8')))
  for (const [name, shape] of Object.entries(schema.$defs)) {
    // What people send allows no unknown fields and has defaults; what the server sends is always whole.
    const sent = shape.additionalProperties === false
    if (shape.properties && !sent && !SPARSE.has(name)) shape.required = Object.keys(shape.properties)
  }
  schema.anyOf = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }))
  const text = await compile(schema, 'Protocol', {
    additionalProperties: false,
    bannerComment: '// Made from schema.json by scripts/types.js: change the Python types instead.',
    format: false,
    ignoreMinAndMaxItems: true,
  })
  await writeFile(made, text)
}
