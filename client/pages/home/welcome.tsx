/** The company, and what the price includes. */
import type { ReactNode } from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { useContext } from 'react'
import { PaysOnlineContext } from '#client/api.ts'
import { StaticPart } from '#client/static-part.tsx'

import { BRAND, CONTACT, SERVICE } from '#domain/brand.ts'

export function Welcome() {
  const content = useContext(PaysOnlineContext) ? WithOnlinePayment : WithoutOnlinePayment
  return <StaticPart element="section" className="welcome band" aria-labelledby="welcome" content={content} />
}

const WithOnlinePayment = () => <Content isOnline />
const WithoutOnlinePayment = () => <Content isOnline={false} />

function Content({ isOnline }: { readonly isOnline: boolean }) {
  const t = useTexts('home')
  return (
    <>
      <div>
        <h2 id="welcome">{t.welcome(BRAND.name)}</h2>
        <p>{t.company(BRAND.legalName, BRAND.registrationNumber)}</p>
        <p>
          {rich(t.write<ReactNode>(CONTACT.whatsappShown, <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>))}
        </p>
      </div>
      <ul className="welcome__promises">
        <li>
          <h3>{t.onePrice}</h3>
          <p>{t.onePriceText}</p>
        </li>
        <li>
          <h3>{t.pay}</h3>
          <p>{isOnline ? t.payOnline : t.payAtEnd}</p>
        </li>
        <li>
          <h3>{t.driver}</h3>
          <p>{t.driverText(SERVICE.driverHours)}</p>
        </li>
        <li>
          <h3>{t.discount}</h3>
          <p>{t.discountText}</p>
        </li>
      </ul>
    </>
  )
}
