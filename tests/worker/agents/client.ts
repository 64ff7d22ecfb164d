/** A client of agents, as it is published, that asks the Worker under test. */
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type * as v from 'valibot'
import { onTestFinished } from 'vitest'
// Loaded before the first request: under test one request would wait for ever for code that another one is loading.
import '#worker/agents/server.ts'
import '#worker/fleet/quoted-availability.ts'
import type { journeyOutput } from '#worker/agents/journey-tool.ts'
import type { BookingOutput, PlacesOutput, TourOutput, transferOutput } from '#worker/agents/tools.ts'
import { ORIGIN, request } from '../site.ts'

/** What one of the tools answers. */
type Data = v.InferOutput<typeof PlacesOutput> &
  v.InferOutput<ReturnType<typeof transferOutput>> &
  v.InferOutput<typeof TourOutput> &
  v.InferOutput<typeof BookingOutput>
export type JourneyData = v.InferOutput<ReturnType<typeof journeyOutput>>

interface Answer {
  readonly text: string
  readonly data: Data
  readonly isError: boolean
}

/** It is closed at the end of the test. */
export async function connected(options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, options)
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN), {
    fetch: (url, init) => request(new URL(url).pathname, init as RequestInit),
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

export async function ask(client: Client, tool: string, args: Record<string, unknown>): Promise<Answer> {
  const { content, structuredContent, isError } = await client.callTool({ name: tool, arguments: args })
  const [first] = content as { readonly text: string }[]
  return { text: first!.text, data: structuredContent as unknown as Data, isError: isError === true }
}
