/** Whether a driver takes a ride that was given: asked until the driver has said so, and again when its driver or pickup is another. */
export type DriverAnswer = 'takes' | 'cannot'
