import { Outlet, ScrollRestoration } from 'react-router'

export function Layout() {
  return (
    <>
      <main><Outlet /></main>
      <ScrollRestoration />
    </>
  )
}
