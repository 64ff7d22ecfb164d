/** A line that opens the fields for what does not fit into a suitcase, and says which vehicle takes it. */
import { useLanguage } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { roomProblem, tooFullText } from '#domain/bookings/agreed/caveats.ts'
import { BULKY_THINGS, countedBulky, needsRoofRack, takes } from '#domain/fares/bulky-things.ts'
import { priceIn, vehicleClasses, vehicleNameIn } from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import type { FormSubject } from './booking-subject.tsx'
import { type FieldTexts, useVehicleChoice } from './draft.ts'
import { KeptFold } from './kept-fold.tsx'
import { useInRupees } from './lives-here.tsx'
import { NoteField } from './ride-fields.tsx'
import { useTypedBulky, useWholeParty } from './typed-bulky.ts'

interface BulkyFoldProps {
  readonly subject: FormSubject
  readonly errors: FieldTexts
}

export function BulkyFold({ subject, errors }: BulkyFoldProps) {
  const { kind } = subject
  const texts = useLanguage()
  return (
    <KeptFold title={texts.in('booking').bulky} isFilled={Object.keys(useTypedBulky(kind)).length > 0}>
      <p className="pickup-notes">{texts.in('form').bulky.why}</p>
      <div className="bulky">
        {BULKY_THINGS.map((thing) => (
          <NoteField
            key={thing}
            name={thing}
            kind={kind === 'tour' ? 'tour' : 'transfer'}
            draft={kind}
            errors={errors}
          />
        ))}
      </div>
      {kind === 'transfer' && <BulkyNotice quote={subject.fare.quote} />}
    </KeptFold>
  )
}

/** Whether the chosen vehicle takes it, and which one does. */
function BulkyNotice({ quote }: { readonly quote: PricedQuote }) {
  const party = useWholeParty()
  const [vehicle, choose] = useVehicleChoice(quote)
  const texts = useLanguage()
  const t = texts.in('form')
  const { sentences, lkr, usd } = texts.formats
  const { inRupees } = useInRupees('transfer')
  const problem = roomProblem({ ...party, vehicle })
  const next = vehicleClasses().find((other) => takes(other, party) && !needsRoofRack(party, other))
  const price = next && priceIn(quote, next)
  const name = vehicleNameIn(vehicle, texts)
  return (
    <div className="ride__notice" role="status">
      {countedBulky(party).length > 0 && (
        <>
          <p>
            {problem === null
              ? t.bulky.fits(name)
              : sentences([
                  problem === 'roof-rack' ? t.bulky.onRoof(name) : tooFullText(party, vehicle, texts),
                  t.asRequest,
                ])}
          </p>
          {problem !== null && price && (
            <QuietButton onClick={() => choose(next)}>
              {t.take(next, inRupees ? lkr(price.lkr) : usd(price.usd))}
            </QuietButton>
          )}
        </>
      )}
    </div>
  )
}
