/**
 * The places that travellers ask for, the most popular first: an empty place field offers the first ones, and
 * suggestions prefer them.
 * Each must be a name of the gazetteer.
 */
export const POPULAR_PLACES: readonly string[] = `
Colombo Bandaranaike International Airport, Colombo, Kandy, Galle, Ella, Sigiriya, Negombo, Nuwara Eliya, Mirissa, Bentota,
Arugam Bay, Hikkaduwa, Trincomalee, Unawatuna, Weligama, Yala National Park, Udawalawe National Park, Dambulla, Anuradhapura,
Tissamaharama, Polonnaruwa, Jaffna, Tangalle, Habarana, Matara, Adam's Peak, Minneriya National Park, Wilpattu National Park,
Horton Plains National Park, Pasikudah, Nilaveli, Kitulgala, Haputale, Kalpitiya, Ahangama, Hiriketiya, Mattala Rajapaksa International Airport,
Hatton, Bandarawela, Kataragama, Pinnawala, Batticaloa, Beruwala, Kalutara, Mount Lavinia, Kurunegala, Ratnapura, Badulla, Hambantota,
Kaudulla National Park, Bundala National Park, Uppuveli, Koggala, Nanu Oya, Wadduwa, Ahungalla, Dikwella, Ambalangoda, Balapitiya,
Nine Arch Bridge, Little Adam's Peak, Sigiriya Rock Fortress, Temple of the Tooth, Galle Fort, Udawalawe, Kalkudah, Puttalam, Chilaw,
Matale, Peradeniya, Mihintale, Pottuvil, Wellawaya, Waikkal, Marawila, Panadura, Moratuwa, Gampaha, Mannar, Vavuniya, Ampara
`
  .trim()
  .split(/,\s+/)
