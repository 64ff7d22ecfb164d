import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressPreview, noSecrets } from './scripts/vite/preview.ts'
import { firstPaint, importedFiles, scriptFiles, textFiles } from './scripts/vite/page-files.ts'
import { ownPhotos } from './scripts/vite/photos.ts'
import { LATE_CODE, openApiFile, plainScripts, serviceWorker } from './scripts/vite/served-files.ts'

/**
 * Code that pages start with beside what client/main.tsx imports, in one file: it compresses best. Anything else comes
 * when a page needs it. tests/browser/first-route.test.ts fails when a page starts with code that it does not need.
 * What each piece of this file buys: docs/decisions/21-beside-stock-vite.md.
 */
const START = [
  'client/booking/booking-section',
  'client/booking/form/draft-storage',
  'client/money/price',
  'client/page-choice',
  'client/pictures/pictures',
  'client/places/place-field',
  'client/quote/fare-notice',
  'client/quote/distance-upload.ts',
  'domain/languages/vehicles-in-sentences',
  'domain/prices/first-',
  'domain/tours/tour-price',
]
/**
 * The oldest browsers that the app runs in; it is written for these. tests/browser/oldest-browsers.test.ts fails when the
 * built files use what one of them lacks.
 */
export const OLDEST_BROWSERS = ['safari15.4', 'chrome100', 'firefox102']
/** Code of the pages with a taxi's fare, or with a list of fares. */
const FARES =
  /\/client\/(booking\/fare-bar|layout\/reviews|opinions\/guest-opinions|quote\/(fare-panel|rate-table|trip-form))\./
/** Code of the pages with a fare, those of journeys included. */
const PRICES = /\/client\/(map\/route-map|money\/rupee-words|quote\/price-card)\./
/** What a form makes of a fare: in one file, because each name of a file stands in what every page starts with. */
const DATED_FARES = /\/domain\/fares\/(bulky-things|dated-fare|fare-of-classes)\./
/** What the planner and the ready journeys both begin with. */
const PLAN =
  /\/(client\/journey\/(journey-data|ways-to-travel|ride-facts)|domain\/(journeys\/(included|plan)|fares\/stops-and-waiting|operator\/stay-covers))\./
/** What only a tour needs, on its page and in the booking form. In one file it compresses best. */
const TOURS = /\/(client\/forms\/fields|domain\/tours\/(tour-texts|opening-text-and-pickup-advice))\./
/** What is small and serves many that look for a place: each in a file of its own would be one more name, as above. */
const SPELLING = /\/domain\/places\/(gazetteer\/table-format|sri-lanka-bounds|typing-errors)\./
/** What a page of a booking needs, and what follows after one is sent: together for the same reason. */
const OF_BOOKINGS = /\/domain\/(bookings\/ride|d1-bookmarks|plain-paths)\./
/** The Worker's part of the build, in a folder of this name: it stays where an operator calls the Worker otherwise. */
const WORKER = 'serendip_taxi'
/**
 * The Worker renders each page in one go. 'react-dom/server' holds the renderer of streams as well, which nobody calls:
 * without it the Worker is 33 kB smaller (gzip).
 */
const RENDERER = resolve(
  import.meta.dirname,
  'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
)
const renderInOneGo: Plugin = {
  name: 'render-in-one-go',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === WORKER,
  resolveId: (id) => (id === 'react-dom/server' ? RENDERER : undefined),
}
/**
 * Code that runs when somebody types, books, opens a menu, or comes near a map: no page is rendered with it. The Worker
 * has its names alone, and is 37 kB smaller (gzip).
 */
const BROWSERS_ONLY =
  /\/client\/(booking\/(sending\/(booking-answer|submission)|availability-note|fields\/(folds|misspelled-email|phone-metadata|wait-and-night-fields|quick-pickups|robot-check)|form\/(autofill|booking-from-link|form-checks|journey-checks|planned-request|rides-by-page|soon-and-overlap-questions)|tour-bar)|layout\/menu\/(panels|phone-menu)|map\/island-map|offline\/kept-vouchers|places\/place-suggestions|push\/push-button|pages\/(booking\/late-actions|journey\/(bags-by-car|kept-plan)|offline\/(estimate|kept-booking)|transfer\/more-ways)|quote\/(trip-fare|upload-payload))\.tsx?$/
/** So that modules which are rendered can name what they call in browsers. */
const EXPORTED = /^export (?:async )?(?:function|const) (\w+)/gm
const namesIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name]) => name)
const withoutBrowsersCode: Plugin = {
  name: 'without-browsers-code',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === WORKER,
  load: (id) =>
    BROWSERS_ONLY.test(id)
      ? namesIn(id)
          .map((name) => `export const ${name} = null\n`)
          .join('')
      : null,
}
/** Texts of a language: domain/languages/. */
const DICTIONARY = /\/domain\/languages\/(\w+)\/(\w+)\.ts$/
/** Texts of a language that every page begins with, and the names of its other files: in one file. */
const FIRST_TEXTS = /\/domain\/languages\/(\w+)\/(?:areas|site)\.ts$/
const PAGE = /\/client\/pages\/([\w-]+)\//
/** What a booking's page alone needs of the domain: it would be one more file beside the page's own. */
const OF_BOOKING_PAGE = /\/domain\/bookings\/day\/ride-events\./
/** What a page loads only when it changes: late-parts.tsx. And what finds its data, which came with the HTML. */
const STANDS_STILL =
  /\/client\/pages\/(booking\/(booking-details|arrivals-plan|meeting-place|opinion|arrival-and-family-link)\.tsx|terms\/content\.tsx|journey\/seen-price\.ts|[\w-]+\/load\.ts)$/
const isLate = (id: string) =>
  STANDS_STILL.test(id) || BROWSERS_ONLY.test(id) || LATE_CODE.some((end) => id.endsWith(end))

export default defineConfig(({ command, isPreview }) => ({
  root: 'client',
  // Of estimates without a network: roads and prices are of that day.
  define: { 'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)) },
  build: { outDir: '../dist', emptyOutDir: true },
  // At the edge answers do not vary by origin. In the preview browsers would fetch each script twice.
  preview: { cors: false },
  environments: {
    // Minified, the Worker starts faster. Source maps keep its stack traces readable.
    [WORKER]: {
      build: {
        minify: true,
        // By its name the benches know a language's texts, which are loaded when somebody first reads it.
        rolldownOptions: {
          output: {
            chunkFileNames({ facadeModuleId }) {
              const [, language, area] = DICTIONARY.exec(facadeModuleId ?? '') ?? []
              return `assets/${language ? `texts-${language}-${area}` : '[name]'}-[hash].js`
            },
          },
        },
      },
    },
    client: {
      build: {
        target: OLDEST_BROWSERS,
        modulePreload: importedFiles,
        rolldownOptions: {
          // None of our classes has a setter above it: plain assignments, for our oldest browsers, are smaller.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            // Seven letters of a hash tell two versions of a file apart, and every page starts with a hundred such names.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                {
                  name: (id) => `texts-${FIRST_TEXTS.exec(id)?.[1]}`,
                  test: FIRST_TEXTS,
                  includeDependenciesRecursively: false,
                },
                // Separate, so that client/start.ts can run it in a task of its own.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'prices', test: PRICES, includeDependenciesRecursively: false },
                { name: 'fares', test: FARES, includeDependenciesRecursively: false },
                { name: 'dated-fares', test: DATED_FARES, includeDependenciesRecursively: false },
                { name: 'spelling', test: SPELLING, includeDependenciesRecursively: false },
                { name: 'bookings', test: OF_BOOKINGS, includeDependenciesRecursively: false },
                { name: 'plan', test: PLAN, includeDependenciesRecursively: false },
                // Before 'app', which would take its folder.
                { name: 'tours', test: TOURS, includeDependenciesRecursively: false },
                {
                  name: 'app',
                  test: (id) => id.endsWith('/client/main.tsx') || START.some((part) => id.includes(`/${part}`)),
                },
                {
                  name: (id) => `page-${PAGE.exec(id)?.[1] ?? 'booking'}`,
                  test: (id) => (PAGE.test(id) && !isLate(id)) || OF_BOOKING_PAGE.test(id),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    react(),
    cloudflare({
      viteEnvironment: { name: WORKER },
      configPath: '../wrangler.toml',
      // While one works on the site, modules come from Vite, which does not know those that this registry asks it for.
      ...(command === 'serve' &&
        !isPreview && {
          config: (worker: { compatibility_flags: string[] }) => {
            worker.compatibility_flags = worker.compatibility_flags.filter((flag) => flag !== 'new_module_registry')
          },
        }),
      persistState: { path: process.env.SITE_STATE ?? '../.wrangler/state' },
      // Sites of tests start side by side: two of them would take the same free port for their debuggers, and answer 500.
      ...(process.env.SITE_STATE && { inspectorPort: false }),
    }),
    renderInOneGo,
    withoutBrowsersCode,
    firstPaint(),
    textFiles,
    scriptFiles(),
    openApiFile(),
    ownPhotos(),
    plainScripts(),
    noSecrets(),
    serviceWorker(),
    compressPreview(),
  ],
}))
