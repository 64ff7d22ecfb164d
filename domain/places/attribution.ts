/** What the licences of the sources ask to be said wherever the roads or places are shown. */
export const ROAD_DATA_ATTRIBUTION =
  '© OpenStreetMap contributors (ODbL) · Survey Department of Sri Lanka, by way of nuuuwan/lk_roads (MIT) · GeoNames (CC BY 4.0)'
