/** The chat with the operator, at hand on every page. */
import { BRAND, whatsappLink } from '#domain/brand.ts'
import { ChatIcon } from './icons.tsx'

export function WhatsAppChat() {
  return (
    <aside aria-label="Chat">
      <a className="chat" href={whatsappLink(`Hello ${BRAND.name}, I have a question`)} target="_blank" rel="noopener" aria-label="Chat on WhatsApp">
        <ChatIcon size={28} /><span aria-hidden="true">WhatsApp</span>
      </a>
    </aside>
  )
}
