/** A line between the Worker and what it stores in, that can be broken. */
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * - `error`: the other side answers 500
 * - `cut`: the line ends before the request has arrived
 * - `lost-answer`: the request arrives and does its work, and the answer is lost
 * - `slow`: everything takes 400 ms longer
 */
export type LinkState = 'up' | 'error' | 'cut' | 'lost-answer' | 'slow'

const SLOW_MS = 400

export interface FaultyLink {
  state: LinkState
  /** Host and port. */
  readonly address: string
  stop(): Promise<void>
}

const listen = (server: Server) =>
  new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => done(`127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

/** @param target host and port */
export async function faultyLink(target: string): Promise<FaultyLink> {
  const [hostname, port] = target.split(':') as [string, string]
  const server = createServer((incoming, answer) => {
    const { state } = link
    if (state === 'error') return void answer.writeHead(500).end('fault of the soak')
    if (state === 'cut') return void incoming.socket.destroy()
    const pass = () => {
      const outgoing = httpRequest(
        { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
        (reply) => {
          if (state === 'lost-answer') {
            reply.resume().on('end', () => incoming.socket.destroy())
            return
          }
          answer.writeHead(reply.statusCode!, reply.headers)
          reply.pipe(answer)
        },
      )
      outgoing.on('error', () => incoming.socket.destroy())
      incoming.pipe(outgoing)
    }
    if (state === 'slow') setTimeout(pass, SLOW_MS)
    else pass()
  })
  const address = await listen(server)
  const link: FaultyLink = { state: 'up', address, stop: () => close(server) }
  return link
}

interface Mail {
  readonly to: string
  readonly subject: string
  readonly at: number
}

export interface MailServer {
  down: boolean
  readonly mails: readonly Mail[]
  readonly address: string
  stop(): Promise<void>
}

export async function mailServer(): Promise<MailServer> {
  const mails: Mail[] = []
  const server = createServer((incoming, answer) => {
    let body = ''
    incoming.on('data', (part: Buffer) => {
      body += part.toString()
    })
    incoming.on('end', () => {
      if (state.down) return void answer.writeHead(503).end()
      mails.push({ ...(JSON.parse(body) as Omit<Mail, 'at'>), at: Date.now() })
      answer.end()
    })
  })
  const address = await listen(server)
  const state: MailServer = { down: false, mails, address, stop: () => close(server) }
  return state
}
