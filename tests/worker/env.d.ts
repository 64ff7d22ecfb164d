/** Tells the Workers types which bindings the tests run with. */
type SiteEnv = import('#worker/environment.ts').Env

declare namespace Cloudflare {
  interface Env extends SiteEnv {
    readonly TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
