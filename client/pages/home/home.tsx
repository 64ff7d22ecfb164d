export { head } from './head.ts'

export function Component() {
  return <h1>Taxi in Sri Lanka at a fixed price</h1>
}
