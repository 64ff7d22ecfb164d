/**
 * The railway through the hills: guests go by train, and their bags by car. Only which stations there are is known, no
 * timetable.
 */

/** The stations between which guests go, by their towns. */
export interface TrainWay {
  readonly from: string
  readonly to: string
}
