/** What the office sends to a guest who reads no mail: by WhatsApp, or copied into another chat. */
import { LANGUAGES } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { GuestMessage } from '#worker/guests/keep-pages.tsx'
import { LANGUAGE_NAMES } from '#worker/lists/words.ts'
import { Button, ButtonLink } from '#worker/platform/plain-page.tsx'

interface MessageSectionProps {
  readonly message: GuestMessage
  /** E.164. */
  readonly phone: string
}

export function MessageSection({ message: { text, texts }, phone }: MessageSectionProps) {
  const { tag } = LANGUAGES[texts.language]
  return (
    <section id="message" data-keep="">
      <h2>Message to the guest</h2>
      <p className="soft">
        In {LANGUAGE_NAMES.of(tag)}: the booking, the driver and the guest’s own link to change it. For WeChat copy it.
      </p>
      <textarea
        readOnly
        rows={text.split('\n').length + 2}
        defaultValue={text}
        lang={tag}
        aria-label="Message to the guest"
      />
      <div className="actions">
        <ButtonLink href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}>
          Send it on WhatsApp
        </ButtonLink>
        <Button type="button" data-copy="" hidden>
          Copy the message
        </Button>
      </div>
      <p role="status" data-copied="Copied" data-selected="The message is selected: copy it." />
      <script src={plainPaths.keepScript} defer />
    </section>
  )
}
