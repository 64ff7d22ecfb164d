/** Lines that open the fields that few guests need: bulky things, a company, a wish for a driver. */
import { type ReactNode, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useLanguage, useTexts, lazyCodeWithTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { roomProblem, tooFullText, tooFullTwoText } from '#domain/bookings/agreed/caveats.ts'
import { BULKY_THINGS, countedBulky, needsRoofRack, takes, type WholeParty } from '#domain/fares/bulky-things.ts'
import { type Fare, type Party, priceIn, vehicleClasses, vehicleNameIn } from '#domain/fares/vehicles.ts'
import type { FormSubject } from '#client/booking/booking-subject.tsx'
import {
  type FieldTexts,
  useVehicleChoice,
  type FormKind,
  keepInDraft,
  useDraftField,
} from '#client/booking/form/draft-storage.ts'
import { useInRupees } from './residence.tsx'
import { NoteField, KeptInput, withOptional } from './party-and-note-fields.tsx'
import { DRIVER_WISH, useTypedBulky, useWholeParty } from '#client/booking/form/form-draft.ts'
import { ROOM } from '#client/booking/form/form-fields.ts'
import { Field } from '#client/forms/fields.tsx'

interface KeptFoldProps {
  readonly title: ReactNode
  readonly isFilled: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/**
 * Where one of its fields holds something it is open: after a reload, and after a browser has filled in the form, a guest
 * sees all that will be booked. It does not close by itself, under a finger.
 */
export function KeptFold({ title, isFilled, onOpen, children }: KeptFoldProps) {
  const [isOpen, setIsOpen] = useState(isFilled)
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled)
    if (isFilled) setIsOpen(true)
  }
  // Not by the event: the browser tells of a line that begins open before React listens to it.
  const tellOpen = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (isOpen) tellOpen()
  }, [isOpen])
  return (
    <details className="company" open={isOpen} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

interface BulkyFoldProps {
  readonly subject: FormSubject
  readonly errors: FieldTexts
  readonly children?: ReactNode
}

/** For what does not fit into a suitcase. It says which vehicle takes it. */
export function BulkyFold({ subject, errors, children }: BulkyFoldProps) {
  const { kind } = subject
  const texts = useLanguage()
  const party = useWholeParty()
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
      {kind === 'transfer' ? (
        <BulkyNotice kind={kind} fare={subject.fare.quote} party={party}>
          {children}
        </BulkyNotice>
      ) : (
        children
      )}
    </KeptFold>
  )
}

interface BulkyNoticeProps {
  readonly kind: 'transfer' | 'journey'
  readonly fare: Fare
  /** Of a journey with several vehicles at once: what the fuller one takes. */
  readonly party: WholeParty
  /** Of a journey: the party without them in one vehicle. */
  readonly each?: Party
  /** Of a journey with two vehicles at once: what both take. */
  readonly ofTwo?: WholeParty | undefined
  /** Two vehicles, where none takes it. */
  readonly children?: ReactNode
}

/** Whether the chosen vehicle takes it, and which one does. */
export function BulkyNotice({ kind, fare, party, each, ofTwo, children }: BulkyNoticeProps) {
  const [vehicle, choose] = useVehicleChoice(fare, each)
  const texts = useLanguage()
  const t = texts.in('form')
  const { sentences, lkr, usd } = texts.formats
  const { inRupees } = useInRupees(kind)
  const problem = roomProblem({ ...party, vehicle })
  const next = vehicleClasses().find((other) => takes(other, party) && !needsRoofRack(party, other))
  const price = next && priceIn(fare, next)
  const name = vehicleNameIn(vehicle, texts)
  return (
    <div className="ride__notice" role="status">
      {countedBulky(party).length > 0 && (
        <>
          <p>
            {problem === null
              ? ofTwo
                ? t.bulky.fitTwo(vehicle)
                : t.bulky.fits(name)
              : sentences([
                  problem === 'roof-rack'
                    ? t.bulky.onRoof(name)
                    : (ofTwo ? tooFullTwoText : tooFullText)(ofTwo ?? party, vehicle, texts),
                  t.asRequest,
                ])}
          </p>
          {problem !== null && price && (
            <QuietButton onClick={() => choose(next)}>
              {(ofTwo ? texts.in('journey').total.takeTwo : t.take)(next, inRupees ? lkr(price.lkr) : usd(price.usd))}
            </QuietButton>
          )}
          {children}
        </>
      )}
    </div>
  )
}

interface CompanyFoldProps {
  readonly kind: FormKind
  readonly errors: FieldTexts
}

export function CompanyFold({ kind, errors }: CompanyFoldProps) {
  const { company: t } = useTexts('form')
  const company = useDraftField(kind, 'company') ?? ''
  const taxnumber = useDraftField(kind, 'taxnumber') ?? ''
  return (
    <KeptFold title={withOptional(t.title)} isFilled={Boolean(company || taxnumber)}>
      <div className="ride__ends">
        <Field name="company" label={t.name} error={errors.company} hint={t.hint} optional="group">
          {(control) => (
            <KeptInput
              {...control}
              autoComplete="organization"
              maxLength={ROOM.line}
              value={company}
              onType={(text) => keepInDraft(kind, { company: text })}
            />
          )}
        </Field>
        <Field name="taxnumber" label={t.taxNumber} error={errors.taxnumber} optional="group">
          {(control) => (
            <KeptInput
              {...control}
              maxLength={ROOM.line}
              value={taxnumber}
              onType={(text) => keepInDraft(kind, { taxnumber: text })}
            />
          )}
        </Field>
      </div>
    </KeptFold>
  )
}

const wishFields = lazyCodeWithTexts(() => import('./driver-wish-fields.tsx'), 'booking')

/** For a driver's language, a woman. The fields come when it is opened, with their texts. */
export function DriverWishFold({ kind }: { readonly kind: FormKind }) {
  const texts = useLanguage()
  const isWished = Boolean(useDraftField(kind, DRIVER_WISH))
  const [Fields, setFields] = useState<ComponentType<{ readonly kind: FormKind }> | null>(null)
  const fetchFields = async () => {
    const code = Fields ? null : await wishFields(texts)
    if (code) setFields(() => code.DriverWishFields)
  }
  return (
    <KeptFold title={withOptional(texts.in('form').driverWish)} isFilled={isWished} onOpen={() => void fetchFields()}>
      {Fields && <Fields kind={kind} />}
    </KeptFold>
  )
}
