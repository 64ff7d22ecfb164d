/** `npx drizzle-kit generate --name what_changed` writes the next migration from the schema. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/db/*schema.ts',
  out: './migrations',
})
