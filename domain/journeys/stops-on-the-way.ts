/** Stops on the way stand with the shapes of the calls, which take them for a plain transfer as well. */
export { MAX_STOPS_ON_THE_WAY, MAX_WAITING, type StopOnTheWay } from '#domain/quotes/call-shapes.ts'
