/** A page on which something can be booked. Once it has been submitted, the answer replaces the page. */
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useProgress } from './progress.ts'
import { partOf } from './wanted.ts'

const BookingView = lazy(partOf((desk) => desk.BookingView))

export function BookingPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const progress = useProgress(pathname)
  if (!progress || progress.step === 'form') return children
  return (
    <Suspense fallback={<div className="answer band" />}>
      <BookingView page={pathname} progress={progress} />
    </Suspense>
  )
}
