/** The drawings of vehicles that a class can be shown with, in client/pictures. */
export const VEHICLE_PICTURES = ['mini', 'car', 'van', 'suv', 'high-roof', 'minibus', 'bus'] as const
export type VehiclePicture = (typeof VEHICLE_PICTURES)[number]
