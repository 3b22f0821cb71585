import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ModulePreloadOptions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { iconChunks, otherIconChunks, sharedChunks } from './scripts/chunk-groups.ts'
import { leanContract } from './scripts/lean-contract.ts'
import { leanIcons } from './scripts/lean-icons.ts'
import { leanScripts } from './scripts/lean-scripts.ts'
import { sourceHash } from './scripts/source-hash.ts'

const HEIC_DECODER = 'heic-to'

export default defineConfig({
  plugins: [
    leanContract(),
    leanIcons(),
    leanScripts(),
    react(),
    tailwindcss(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Spiżarka',
        short_name: 'Spiżarka',
        description: 'Gotuj z tego, co masz.',
        lang: 'pl',
        start_url: '/',
        display: 'standalone',
        background_color: '#fff8ef',
        theme_color: '#f8e2c9',
        categories: ['food', 'lifestyle'],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        screenshots: [
          {
            src: '/screens/start-390.webp',
            sizes: '780x1688',
            type: 'image/webp',
            form_factor: 'narrow',
            label: 'Start: co ugotujesz dziś z tego, co masz',
          },
          {
            src: '/screens/pantry-390.webp',
            sizes: '780x1688',
            type: 'image/webp',
            form_factor: 'narrow',
            label: 'Spiżarnia: co masz i co się kończy',
          },
          {
            src: '/screens/list-390.webp',
            sizes: '780x1688',
            type: 'image/webp',
            form_factor: 'narrow',
            label: 'Lista zakupów, która działa bez zasięgu',
          },
          { src: '/screens/start-1280.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide', label: 'Start na komputerze' },
        ],
        shortcuts: [
          { name: 'Dodaj produkty', short_name: 'Dodaj', url: '/add-products', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
          { name: 'Co ugotować', url: '/', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
          { name: 'Listy zakupów', short_name: 'Lista', url: '/shopping-lists', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
        ],
        share_target: {
          action: '/share',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: { title: 'title', text: 'text', url: 'url' },
        },
      },
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['index.html', 'before-paint.js', 'icon.svg', 'assets/**/*.{js,css,woff2,svg}'],
        // 3 MB for the few whose browser cannot read HEIC by itself.
        globIgnores: [`assets/${HEIC_DECODER}-*.js`],
        rollupFormat: 'iife',
        buildPlugins: { vite: [leanContract()] },
      },
    }),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify((await sourceHash(import.meta.dirname)).slice(0, 12)) },
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: inOneOrder() },
    reportCompressedSize: false,
    // The HEIC decoder is the one that is bigger; it is loaded by itself.
    chunkSizeWarningLimit: 3200,
    rolldownOptions: {
      output: {
        // Without the names of their modules: these would be 1 kB in each page's list of what its links need.
        chunkFileNames: ({ name }) => (name === HEIC_DECODER ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          // What every page needs comes in two files: one that changes with the libraries, one that changes with us.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown.runtime/, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 1 },
            sharedChunks(join(import.meta.dirname, 'src')),
            ...iconChunks(join(import.meta.dirname, 'src')),
            otherIconChunks,
          ],
        },
      },
    },
  },
})

/**
 * Lists what a screen needs in one order for all screens, that of their first use. The first script names files by their numbers there, and
 * rising numbers pack 0.4 kB smaller; the browser asks for all of a list at once anyway.
 */
function inOneOrder(): NonNullable<Exclude<ModulePreloadOptions['resolveDependencies'], undefined>> {
  const order = new Map<string, number>()
  return (_, files) => {
    for (const file of files) if (!order.has(file)) order.set(file, order.size)
    return files.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  }
}
