/** What the office's pages show to whom: a button that somebody may not use gives way to a sentence that says who can. */
import type { Context } from 'hono'
import { createContext, type ReactNode, useContext } from 'react'
import { type Act, may, type OwnerAct, type Role, whoMay } from '#domain/roles.ts'
import type { AppEnv } from '#worker/environment.ts'
import { documentOf } from '#worker/platform/plain-page.tsx'
import { publicKeyOf } from '#worker/push/devices.ts'
import { OperatorPage } from './parts.tsx'

/** All who are let in may read a whole page that is not the owner's: the door refuses the rest. */
const RoleOfReader = createContext<Role>('owner')

/** Whether phones can be told by push: without keys there is no page for it. */
const TellsPhones = createContext(false)
export const useTellsPhones = () => useContext(TellsPhones)

export function useMay(): (act: Act) => boolean {
  const role = useContext(RoleOfReader)
  return (act) => may(role, act)
}

interface OwnersProps {
  readonly act: OwnerAct
  readonly children: ReactNode
}

export function Owners({ act, children }: OwnersProps) {
  return useMay()(act) ? children : <p className="soft">{whoMay(act)}</p>
}

/** A page as the person reads it who asks for it. @param style of this kind of pages, beside that of all */
export const pageFor = (c: Context<AppEnv>, title: string, page: ReactNode, style?: string) =>
  documentOf({
    title,
    listed: undefined,
    style,
    children: (
      <RoleOfReader value={c.get('role') ?? 'desk'}>
        <TellsPhones value={publicKeyOf(c.env) !== null}>{page}</TellsPhones>
      </RoleOfReader>
    ),
  })

export function answerOwnersOnly(c: Context<AppEnv>, act: OwnerAct): Response | Promise<Response> {
  const page = (
    <OperatorPage>
      <h1>Not for the desk</h1>
      <p>{whoMay(act)}</p>
    </OperatorPage>
  )
  return c.html(pageFor(c, 'Office', page), 403)
}
