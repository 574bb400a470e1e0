import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** `import anchor from 'icon:anchor'` gives one drawing of the game-icons set: only those asked for get into a bundle. */
function icons(): Plugin {
  const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined
      const drawing = set.icons[id.slice(6)]
      if (!drawing) throw new Error(`game-icons has no drawing ${id.slice(1)}`)
      return `export default ${JSON.stringify(drawing.body)}`
    },
  }
}

/** Text is compressed once here, so that the server need not do it for every visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))
      for (const name of files) {
        const file = join(dir, name)
        const text = await readFile(file)
        if (text.length < 1000) continue
        await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }))
        await writeFile(`${file}.br`, brotliCompressSync(text))
      }
    },
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), compressed()],
  // Tests mount components in a make-believe browser, not on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The one large chunk is three.js, which only a volley of To Glory! loads.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8765', '/ws': { target: 'ws://127.0.0.1:8765', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}))
