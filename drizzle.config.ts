/**
 * `npx drizzle-kit generate --name what_changed` compares the schema with the last migration and writes the next one.
 */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/database/schema.ts',
  out: './migrations',
})
