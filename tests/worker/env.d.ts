/** What the tests' `env` has besides the site's own bindings. */
declare namespace Cloudflare {
  interface Env {
    readonly TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
