/** How every mail looks: a heading, lines in a table, paragraphs, links, the operator's address. */
import { html } from 'hono/html'
import type { SummaryLine } from '#domain/bookings/summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'

interface MailLink {
  readonly text: string
  readonly href: string
  /** Stands out as a button. */
  readonly button?: boolean
}

/** What a mail says, before it is written as text and as HTML. */
export interface MailContent {
  readonly heading: string
  readonly opening: string
  readonly lines: readonly SummaryLine[]
  readonly paragraphs: readonly string[]
  readonly links: readonly MailLink[]
}

function asText({ heading, opening, lines, paragraphs, links }: MailContent): string {
  return [
    heading, opening,
    lines.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    ...paragraphs,
    links.map(({ text, href }) => `${text}:\n${href}`).join('\n\n'),
    signature().join('\n'),
  ].join('\n\n')
}

const signature = () => [
  BRAND.legalName, `WhatsApp ${CONTACT.whatsappShown} · ${CONTACT.email}`,
  `${CONTACT.address.street}, ${CONTACT.address.locality} ${CONTACT.address.postalCode}, ${CONTACT.address.countryName} · ${BRAND.registrationNumber}`,
]

// Mail programs ignore stylesheets, so each element has its own style. hono/html escapes each value.
async function asHtml({ heading, opening, lines, paragraphs, links }: MailContent): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:#f3f6f4;color:#16211c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:36rem;margin:0 auto;padding:24px 20px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 8px">${heading}</h1>
<p style="margin:0 0 20px">${opening}</p>
<table role="presentation" style="width:100%;border-collapse:collapse;background:#fff;border-radius:8px">
${lines.map(({ label, value }) => html`<tr><th scope="row" style="text-align:left;vertical-align:top;font-weight:400;color:#51635a;padding:8px 12px;white-space:nowrap">${label}</th><td style="padding:8px 12px;white-space:pre-line">${value}</td></tr>
`)}</table>
${paragraphs.map((paragraph) => html`<p style="margin:16px 0 0">${paragraph}</p>
`)}
${links.map(({ text, href, button }) => html`<p style="margin:16px 0 0"><a href="${href}" style="${button ? 'display:inline-block;background:#34c77b;color:#04150c;font-weight:700;padding:12px 20px;border-radius:8px;text-decoration:none' : 'color:#0b6b3c'}">${text}</a></p>
`)}
<p style="margin:28px 0 0;color:#51635a;font-size:14px">${signature().map((line) => html`${line}<br>`)}</p>
</div></body></html>`
  return page.toString()
}

/** The same words as text and as HTML. */
export async function bothForms(content: MailContent): Promise<{ readonly text: string; readonly html: string }> {
  return { text: asText(content), html: await asHtml(content) }
}
