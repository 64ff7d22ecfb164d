/** What is told of the ways of the listed transfers. Written by `npm run seed` from the road network: do not edit. */

/** Read by `listed-rates.ts`: the ends; km of expressway, hills and bends; km and name of roads; towns. */
export const BUILT_IN_ROUTES = `\
Colombo Bandaranaike International Airport > Colombo|25.8 0 0|25.8 E03|
Colombo > Colombo Bandaranaike International Airport|25.8 0 0|25.8 E03|
Colombo Bandaranaike International Airport > Negombo|0 0 0|6.2 A3|
Negombo > Colombo Bandaranaike International Airport|0 0 0|6.2 A3|
Colombo Bandaranaike International Airport > Kandy|36.9 5.7 7.1|36.9 E04|
Kandy > Colombo Bandaranaike International Airport|36.9 5.7 7.1|36.9 E04|
Colombo Bandaranaike International Airport > Galle|142.7 0 0|17.7 E03,29.5 E02,95.5 E01|
Galle > Colombo Bandaranaike International Airport|142.7 0 0|95.5 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Ella|248.4 26.4 1.1|17.7 E03,29.5 E02,201.2 E01|Wellawaya
Ella > Colombo Bandaranaike International Airport|248.4 26.4 1.1|201.2 E01,29.5 E02,17.7 E03|Wellawaya
Colombo Bandaranaike International Airport > Sigiriya|41.3 0 0|41.3 E04,61.7 A6|
Sigiriya > Colombo Bandaranaike International Airport|41.3 0 0|61.7 A6,41.3 E04|
Colombo Bandaranaike International Airport > Nuwara Eliya|0 69.4 15.4|51.6 A5|
Nuwara Eliya > Colombo Bandaranaike International Airport|0 69.4 15.4|51.6 A5|
Colombo Bandaranaike International Airport > Mirissa|163.9 0 0|17.7 E03,29.5 E02,116.7 E01|
Mirissa > Colombo Bandaranaike International Airport|163.9 0 0|116.7 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Bentota|93.4 0 0|17.7 E03,29.5 E02,46.2 E01|
Bentota > Colombo Bandaranaike International Airport|93.4 0 0|46.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Arugam Bay|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|Pottuvil
Arugam Bay > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|Pottuvil
Colombo Bandaranaike International Airport > Hikkaduwa|127.2 0 0|17.7 E03,29.5 E02,80 E01|
Hikkaduwa > Colombo Bandaranaike International Airport|127.2 0 0|80 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Unawatuna|142.7 0 0|17.7 E03,29.5 E02,95.5 E01|
Unawatuna > Colombo Bandaranaike International Airport|142.7 0 0|95.5 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Weligama|155.4 0 0|17.7 E03,29.5 E02,108.2 E01|
Weligama > Colombo Bandaranaike International Airport|155.4 0 0|108.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Trincomalee|41.3 0 0|41.3 E04,161 A6|Habarana
Trincomalee > Colombo Bandaranaike International Airport|41.3 0 0|161 A6,41.3 E04|Habarana
Colombo Bandaranaike International Airport > Dambulla|41.3 0 0|41.3 E04,53.7 A6|
Dambulla > Colombo Bandaranaike International Airport|41.3 0 0|53.7 A6,41.3 E04|
Colombo Bandaranaike International Airport > Anuradhapura|0 0 0|41.6 A3|Negombo
Anuradhapura > Colombo Bandaranaike International Airport|0 0 0|41.6 A3|Negombo
Colombo Bandaranaike International Airport > Tissamaharama|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|
Tissamaharama > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Polonnaruwa|41.3 0 0|41.3 E04,76.3 A6|Habarana
Polonnaruwa > Colombo Bandaranaike International Airport|41.3 0 0|76.3 A6,41.3 E04|Habarana
Colombo Bandaranaike International Airport > Jaffna|0 0 0|112.8 A9|Negombo,Puttalam
Jaffna > Colombo Bandaranaike International Airport|0 0 0|112.8 A9|Puttalam,Negombo
Colombo Bandaranaike International Airport > Tangalle|202.8 0 0|17.7 E03,29.5 E02,155.6 E01|
Tangalle > Colombo Bandaranaike International Airport|202.8 0 0|155.6 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Habarana|41.3 0 0|41.3 E04,75.8 A6|
Habarana > Colombo Bandaranaike International Airport|41.3 0 0|75.8 A6,41.3 E04|
Colombo Bandaranaike International Airport > Matara|174.6 0 0|17.7 E03,29.5 E02,127.4 E01|
Matara > Colombo Bandaranaike International Airport|174.6 0 0|127.4 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Pasikudah|41.3 0 0|41.3 E04,76.3 A6|Habarana,Polonnaruwa
Pasikudah > Colombo Bandaranaike International Airport|41.3 0 0|76.3 A6,41.3 E04|Polonnaruwa,Habarana
Colombo Bandaranaike International Airport > Nilaveli|41.3 0 0|41.3 E04,159.8 A6|Habarana
Nilaveli > Colombo Bandaranaike International Airport|41.3 0 0|159.8 A6,41.3 E04|Habarana
Colombo Bandaranaike International Airport > Uppuveli|41.3 0 0|41.3 E04,159.8 A6|Habarana
Uppuveli > Colombo Bandaranaike International Airport|41.3 0 0|159.8 A6,41.3 E04|Habarana
Colombo Bandaranaike International Airport > Kitulgala|27.3 0 34.7|17.7 E03,9.6 E02,23.6 A7|
Kitulgala > Colombo Bandaranaike International Airport|27.3 0 34.7|23.6 A7,9.6 E02,17.7 E03|
Colombo Bandaranaike International Airport > Haputale|61.1 66.3 44.7|17.7 E03,29.5 E02,13.9 E01,82 A4|Ratnapura
Haputale > Colombo Bandaranaike International Airport|61.1 66.3 44.7|82 A4,13.9 E01,29.5 E02,17.7 E03|Ratnapura
Colombo Bandaranaike International Airport > Bandarawela|61.1 75.8 44.7|17.7 E03,29.5 E02,13.9 E01,82 A4|Ratnapura,Haputale
Bandarawela > Colombo Bandaranaike International Airport|61.1 75.8 44.7|82 A4,13.9 E01,29.5 E02,17.7 E03|Haputale,Ratnapura
Colombo Bandaranaike International Airport > Kalpitiya|0 0 0|82.6 A3|Negombo
Kalpitiya > Colombo Bandaranaike International Airport|0 0 0|82.6 A3|Negombo
Colombo Bandaranaike International Airport > Ahangama|155.4 0 0|17.7 E03,29.5 E02,108.2 E01|
Ahangama > Colombo Bandaranaike International Airport|155.4 0 0|108.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Hiriketiya|187.8 0 0|17.7 E03,29.5 E02,140.6 E01|Dikwella
Hiriketiya > Colombo Bandaranaike International Airport|187.8 0 0|140.6 E01,29.5 E02,17.7 E03|Dikwella
Colombo Bandaranaike International Airport > Kataragama|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|
Kataragama > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Hatton|27.3 31.4 36|17.7 E03,9.6 E02,56.3 A7|Kitulgala
Hatton > Colombo Bandaranaike International Airport|27.3 31.4 36|56.3 A7,9.6 E02,17.7 E03|Kitulgala
Colombo Bandaranaike International Airport > Pinnawala|0 0 6.6|23.3 A1|
Pinnawala > Colombo Bandaranaike International Airport|0 0 6.6|23.3 A1|
Colombo Bandaranaike International Airport > Batticaloa|41.3 0 0|41.3 E04,76.3 A6|Habarana,Polonnaruwa
Batticaloa > Colombo Bandaranaike International Airport|41.3 0 0|76.3 A6,41.3 E04|Polonnaruwa,Habarana
Colombo Bandaranaike International Airport > Beruwala|93.4 0 0|17.7 E03,29.5 E02,46.2 E01|
Beruwala > Colombo Bandaranaike International Airport|93.4 0 0|46.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Kalutara|61.1 0 0|17.7 E03,29.5 E02,13.9 E01|
Kalutara > Colombo Bandaranaike International Airport|61.1 0 0|13.9 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Mount Lavinia|23.8 0 0|23.8 E03|
Mount Lavinia > Colombo Bandaranaike International Airport|23.8 0 0|23.8 E03|
Colombo Bandaranaike International Airport > Kurunegala|36.9 0 0|36.9 E04|
Kurunegala > Colombo Bandaranaike International Airport|36.9 0 0|36.9 E04|
Colombo Bandaranaike International Airport > Ratnapura|61.1 0 27.2|17.7 E03,29.5 E02,13.9 E01,53.2 A8|
Ratnapura > Colombo Bandaranaike International Airport|61.1 0 27.2|53.2 A8,13.9 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Badulla|248.4 43.6 1.1|17.7 E03,29.5 E02,201.2 E01|Wellawaya,Ella
Badulla > Colombo Bandaranaike International Airport|248.4 43.6 1.1|201.2 E01,29.5 E02,17.7 E03|Ella,Wellawaya
Colombo Bandaranaike International Airport > Hambantota|265 0 0|17.7 E03,29.5 E02,201.2 E01|
Hambantota > Colombo Bandaranaike International Airport|265 0 0|201.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Wadduwa|61.1 0 0|17.7 E03,29.5 E02,13.9 E01|
Wadduwa > Colombo Bandaranaike International Airport|61.1 0 0|13.9 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Ahungalla|93.4 0 0|17.7 E03,29.5 E02,46.2 E01|Bentota
Ahungalla > Colombo Bandaranaike International Airport|93.4 0 0|46.2 E01,29.5 E02,17.7 E03|Bentota
Colombo Bandaranaike International Airport > Dikwella|187.8 0 0|17.7 E03,29.5 E02,140.6 E01|
Dikwella > Colombo Bandaranaike International Airport|187.8 0 0|140.6 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Ambalangoda|115 0 0|17.7 E03,29.5 E02,67.8 E01|
Ambalangoda > Colombo Bandaranaike International Airport|115 0 0|67.8 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Koggala|142.7 0 0|17.7 E03,29.5 E02,95.5 E01|
Koggala > Colombo Bandaranaike International Airport|142.7 0 0|95.5 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Udawalawe|232.2 0 0|17.7 E03,29.5 E02,185 E01|
Udawalawe > Colombo Bandaranaike International Airport|232.2 0 0|185 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Puttalam|0 0 0|88.5 A3|Negombo
Puttalam > Colombo Bandaranaike International Airport|0 0 0|88.5 A3|Negombo
Colombo Bandaranaike International Airport > Chilaw|0 0 0|34.7 A3|Negombo
Chilaw > Colombo Bandaranaike International Airport|0 0 0|34.7 A3|Negombo
Colombo Bandaranaike International Airport > Matale|41.3 7.8 11.8|41.3 E04|
Matale > Colombo Bandaranaike International Airport|41.3 7.8 11.8|41.3 E04|
Colombo Bandaranaike International Airport > Waikkal|0 0 0|8.9 Negombo - Badalgama road|Negombo
Waikkal > Colombo Bandaranaike International Airport|0 0 0|8.9 Negombo - Badalgama road|Negombo
Colombo Bandaranaike International Airport > Marawila|0 0 0|14.8 A3|Negombo
Marawila > Colombo Bandaranaike International Airport|0 0 0|14.8 A3|Negombo
Colombo Bandaranaike International Airport > Mannar|0 0 0|88.5 A3|Negombo,Puttalam
Mannar > Colombo Bandaranaike International Airport|0 0 0|88.5 A3|Puttalam,Negombo
Colombo Bandaranaike International Airport > Vavuniya|0 0 0|88.5 A3|Negombo,Puttalam
Vavuniya > Colombo Bandaranaike International Airport|0 0 0|88.5 A3|Puttalam,Negombo
Colombo Bandaranaike International Airport > Pottuvil|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|
Pottuvil > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Ampara|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|
Ampara > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Wellawaya|248.4 0 1|17.7 E03,29.5 E02,201.2 E01|
Wellawaya > Colombo Bandaranaike International Airport|248.4 0 1|201.2 E01,29.5 E02,17.7 E03|
Colombo Bandaranaike International Airport > Adam's Peak|27.3 42 36|17.7 E03,9.6 E02,24.9 A7|Kitulgala
Adam's Peak > Colombo Bandaranaike International Airport|27.3 42 36|24.9 A7,9.6 E02,17.7 E03|Kitulgala
Colombo Bandaranaike International Airport > Yala National Park|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|Tissamaharama
Yala National Park > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|Tissamaharama
Colombo Bandaranaike International Airport > Udawalawe National Park|232.2 0 0|17.7 E03,29.5 E02,185 E01|Udawalawe
Udawalawe National Park > Colombo Bandaranaike International Airport|232.2 0 0|185 E01,29.5 E02,17.7 E03|Udawalawe
Colombo Bandaranaike International Airport > Wilpattu National Park|0 0 0|88.5 A3|Negombo,Puttalam
Wilpattu National Park > Colombo Bandaranaike International Airport|0 0 0|88.5 A3|Puttalam,Negombo
Colombo Bandaranaike International Airport > Mattala Rajapaksa International Airport|248.4 0 0|17.7 E03,29.5 E02,201.2 E01|
Mattala Rajapaksa International Airport > Colombo Bandaranaike International Airport|248.4 0 0|201.2 E01,29.5 E02,17.7 E03|
Colombo > Kandy|0 15.5 15.4|111.1 A1|
Kandy > Colombo|0 15.5 15.4|111.1 A1|
Colombo > Galle|106.5 0 0|11 E02,95.5 E01|
Galle > Colombo|106.5 0 0|95.5 E01,11 E02|
Colombo > Ella|212.2 26.4 1.1|11 E02,201.2 E01|Wellawaya
Ella > Colombo|212.2 26.4 1.1|201.2 E01,11 E02|Wellawaya
Colombo > Sigiriya|41.3 0 0|41.3 E04,61.7 A6|
Sigiriya > Colombo|41.3 0 0|61.7 A6,41.3 E04|
Colombo > Negombo|25.8 0 0|25.8 E03|
Negombo > Colombo|25.8 0 0|25.8 E03|
Colombo > Nuwara Eliya|0 69.1 36|63.3 A7|Kitulgala,Nanu Oya
Nuwara Eliya > Colombo|0 69.1 36|63.3 A7|Nanu Oya,Kitulgala
Colombo > Mirissa|127.7 0 0|11 E02,116.7 E01|
Mirissa > Colombo|127.7 0 0|116.7 E01,11 E02|
Colombo > Bentota|57.2 0 0|11 E02,46.2 E01|
Bentota > Colombo|57.2 0 0|46.2 E01,11 E02|
Colombo > Hikkaduwa|91 0 0|11 E02,80 E01|
Hikkaduwa > Colombo|91 0 0|80 E01,11 E02|
Colombo > Unawatuna|106.5 0 0|11 E02,95.5 E01|
Unawatuna > Colombo|106.5 0 0|95.5 E01,11 E02|
Colombo > Weligama|119.2 0 0|11 E02,108.2 E01|
Weligama > Colombo|119.2 0 0|108.2 E01,11 E02|
Colombo > Arugam Bay|212.2 0 0|11 E02,201.2 E01|Pottuvil
Arugam Bay > Colombo|212.2 0 0|201.2 E01,11 E02|Pottuvil
Colombo > Trincomalee|41.3 0 0|41.3 E04,161 A6|Habarana
Trincomalee > Colombo|41.3 0 0|161 A6,41.3 E04|Habarana
Colombo > Dambulla|41.3 0 0|41.3 E04,53.7 A6|
Dambulla > Colombo|41.3 0 0|53.7 A6,41.3 E04|
Colombo > Anuradhapura|15.5 0 0|15.5 E03,79.3 A28|
Anuradhapura > Colombo|15.5 0 0|79.3 A28,15.5 E03|
Colombo > Polonnaruwa|41.3 0 0|41.3 E04,76.3 A6|Habarana
Polonnaruwa > Colombo|41.3 0 0|76.3 A6,41.3 E04|Habarana
Colombo > Jaffna|41.3 0 0|41.3 E04,179.2 A9|Mihintale
Jaffna > Colombo|41.3 0 0|179.2 A9,41.3 E04|Mihintale
Colombo > Tissamaharama|212.2 0 0|11 E02,201.2 E01|
Tissamaharama > Colombo|212.2 0 0|201.2 E01,11 E02|
Colombo > Tangalle|166.6 0 0|11 E02,155.6 E01|
Tangalle > Colombo|166.6 0 0|155.6 E01,11 E02|
Colombo > Pinnawala|0 0 6.6|74.7 A1|
Pinnawala > Colombo|0 0 6.6|74.7 A1|
Colombo > Kitulgala|0 0 34.7|36.2 A7|
Kitulgala > Colombo|0 0 34.7|36.2 A7|
Colombo > Adam's Peak|0 42 36|37.5 A7|Kitulgala
Adam's Peak > Colombo|0 42 36|37.5 A7|Kitulgala
Colombo > Hatton|0 31.4 36|68.9 A7|Kitulgala
Hatton > Colombo|0 31.4 36|68.9 A7|Kitulgala
Colombo > Ratnapura|24.9 0 27.2|11 E02,13.9 E01,53.2 A8|
Ratnapura > Colombo|24.9 0 27.2|53.2 A8,13.9 E01,11 E02|
Colombo > Kalutara|24.9 0 0|11 E02,13.9 E01|
Kalutara > Colombo|24.9 0 0|13.9 E01,11 E02|
Colombo > Yala National Park|212.2 0 0|11 E02,201.2 E01|Tissamaharama
Yala National Park > Colombo|212.2 0 0|201.2 E01,11 E02|Tissamaharama
Colombo > Udawalawe National Park|196 0 0|11 E02,185 E01|Udawalawe
Udawalawe National Park > Colombo|196 0 0|185 E01,11 E02|Udawalawe
Colombo > Wilpattu National Park|25.8 0 0|25.8 E03,88.5 A3|Negombo,Puttalam
Wilpattu National Park > Colombo|25.8 0 0|88.5 A3,25.8 E03|Puttalam,Negombo
Colombo > Mattala Rajapaksa International Airport|212.2 0 0|11 E02,201.2 E01|
Mattala Rajapaksa International Airport > Colombo|212.2 0 0|201.2 E01,11 E02|
Kandy > Sigiriya|0 24.7 20.1|25.9 A9|Matale
Sigiriya > Kandy|0 24.7 20.1|25.9 A9|Matale
Kandy > Ella|0 115.3 0|92.2 A5|Nuwara Eliya
Ella > Kandy|0 115.3 0|92.2 A5|Nuwara Eliya
Kandy > Nuwara Eliya|0 63.9 0|65.9 A5|
Nuwara Eliya > Kandy|0 63.9 0|65.9 A5|
Kandy > Dambulla|0 24.7 20.1|25.9 A9|Matale
Dambulla > Kandy|0 24.7 20.1|25.9 A9|Matale
Kandy > Negombo|36.9 5.7 7.1|36.9 E04|
Negombo > Kandy|36.9 5.7 7.1|36.9 E04|
Kandy > Galle|115.4 15.5 15.4|99.8 A1,19.9 E02,95.5 E01|
Galle > Kandy|115.4 15.5 15.4|95.5 E01,19.9 E02,99.8 A1|
Kandy > Bentota|66.1 15.5 15.4|99.8 A1,19.9 E02,46.2 E01|
Bentota > Kandy|66.1 15.5 15.4|46.2 E01,19.9 E02,99.8 A1|
Kandy > Anuradhapura|0 24.7 20.1|47.4 A9|Matale
Anuradhapura > Kandy|0 24.7 20.1|47.4 A9|Matale
Kandy > Polonnaruwa|0 24.7 20.1|28.5 A11|Matale,Habarana
Polonnaruwa > Kandy|0 24.7 20.1|28.5 A11|Habarana,Matale
Kandy > Trincomalee|0 24.7 20.1|107.3 A6|Matale,Habarana
Trincomalee > Kandy|0 24.7 20.1|107.3 A6|Habarana,Matale
Kandy > Pinnawala|0 15.5 9.5|33.3 A1|
Pinnawala > Kandy|0 15.5 9.5|33.3 A1|
Kandy > Habarana|0 24.7 20.1|25.9 A9|Matale
Habarana > Kandy|0 24.7 20.1|25.9 A9|Matale
Kandy > Mirissa|136.6 15.5 15.4|19.9 E02,116.7 E01|
Mirissa > Kandy|136.6 15.5 15.4|116.7 E01,19.9 E02|
Kandy > Arugam Bay|0 62.1 7.5|75.3 A26|Pottuvil
Arugam Bay > Kandy|0 62.1 7.5|75.3 A26|Pottuvil
Kandy > Adam's Peak|0 79.7 0|14.3 A5|
Adam's Peak > Kandy|0 79.7 0|14.3 A5|
Kandy > Kitulgala|0 54.9 1.3|14.3 A5|
Kitulgala > Kandy|0 54.9 1.3|14.3 A5|
Kandy > Jaffna|0 24.7 20.1|179.2 A9|Matale,Mihintale
Jaffna > Kandy|0 24.7 20.1|179.2 A9|Mihintale,Matale
Ella > Nuwara Eliya|0 52.5 0|22.1 A5|
Nuwara Eliya > Ella|0 52.5 0|22.1 A5|
Ella > Galle|105.7 26.4 1.1|105.7 E01|Wellawaya
Galle > Ella|105.7 26.4 1.1|105.7 E01|Wellawaya
Ella > Mirissa|73.8 26.4 1.1|73.8 E01|Wellawaya,Matara
Mirissa > Ella|73.8 26.4 1.1|73.8 E01|Matara,Wellawaya
Ella > Arugam Bay|0 26.4 1.1|100.1 A4|Wellawaya,Pottuvil
Arugam Bay > Ella|0 26.4 1.1|100.1 A4|Pottuvil,Wellawaya
Ella > Sigiriya|0 31.4 30|24.8 Bakamuna - Kandalama road|Badulla
Sigiriya > Ella|0 31.4 30|24.8 Bakamuna - Kandalama road|Badulla
Ella > Tissamaharama|0 26.4 1.1|54.5 A2|Wellawaya
Tissamaharama > Ella|0 26.4 1.1|54.5 A2|Wellawaya
Ella > Yala National Park|0 26.4 1.1|54.5 A2|Wellawaya,Tissamaharama
Yala National Park > Ella|0 26.4 1.1|54.5 A2|Tissamaharama,Wellawaya
Ella > Udawalawe National Park|0 26.4 1.1|33.7 A2|Wellawaya
Udawalawe National Park > Ella|0 26.4 1.1|33.7 A2|Wellawaya
Ella > Unawatuna|105.7 26.4 1.1|105.7 E01|Wellawaya
Unawatuna > Ella|105.7 26.4 1.1|105.7 E01|Wellawaya
Ella > Weligama|73.8 26.4 1.1|73.8 E01|Wellawaya
Weligama > Ella|73.8 26.4 1.1|73.8 E01|Wellawaya
Ella > Tangalle|24.2 26.4 1.1|33.7 A2,24.2 E01|Wellawaya
Tangalle > Ella|24.2 26.4 1.1|24.2 E01,33.7 A2|Wellawaya
Ella > Haputale|0 19.4 0|17.4 A16|
Haputale > Ella|0 19.4 0|17.4 A16|
Ella > Bentota|155 26.4 1.1|155 E01|Wellawaya
Bentota > Ella|155 26.4 1.1|155 E01|Wellawaya
Ella > Hikkaduwa|121.2 26.4 1.1|121.2 E01|Wellawaya
Hikkaduwa > Ella|121.2 26.4 1.1|121.2 E01|Wellawaya
Ella > Negombo|248.4 26.4 1.1|201.2 E01,29.5 E02,17.7 E03|Wellawaya
Negombo > Ella|248.4 26.4 1.1|17.7 E03,29.5 E02,201.2 E01|Wellawaya
Ella > Hiriketiya|45.6 26.4 1.1|45.6 E01|Wellawaya,Dikwella
Hiriketiya > Ella|45.6 26.4 1.1|45.6 E01|Dikwella,Wellawaya
Ella > Badulla|0 17.2 0|7.3 A16|
Badulla > Ella|0 17.2 0|7.3 A16|
Ella > Mattala Rajapaksa International Airport|0 26.4 1.1|33.7 A2|Wellawaya
Mattala Rajapaksa International Airport > Ella|0 26.4 1.1|33.7 A2|Wellawaya
Sigiriya > Negombo|41.3 0 0|61.7 A6,41.3 E04|
Negombo > Sigiriya|41.3 0 0|41.3 E04,61.7 A6|
Sigiriya > Trincomalee|0 0 0|85.6 A6|Habarana
Trincomalee > Sigiriya|0 0 0|85.6 A6|Habarana
Sigiriya > Anuradhapura|0 0 0|24.8 A11|Habarana
Anuradhapura > Sigiriya|0 0 0|24.8 A11|Habarana
Sigiriya > Polonnaruwa|0 0 0|28.5 A11|Habarana
Polonnaruwa > Sigiriya|0 0 0|28.5 A11|Habarana
Sigiriya > Nuwara Eliya|0 75.1 13.2|65.9 A5|
Nuwara Eliya > Sigiriya|0 75.1 13.2|65.9 A5|
Sigiriya > Dambulla|0 0 0|8 A6|
Dambulla > Sigiriya|0 0 0|8 A6|
Sigiriya > Habarana|0 0 0|12.6 Sigiriya - Habarana road|
Habarana > Sigiriya|0 0 0|12.6 Sigiriya - Habarana road|
Sigiriya > Nilaveli|0 0 0|84.4 A6|Habarana
Nilaveli > Sigiriya|0 0 0|84.4 A6|Habarana
Sigiriya > Pasikudah|0 0 0|43.6 Jayanthipura - Vakaneri road|Habarana,Polonnaruwa
Pasikudah > Sigiriya|0 0 0|43.6 Jayanthipura - Vakaneri road|Polonnaruwa,Habarana
Sigiriya > Jaffna|0 0 0|150.7 A9|Habarana,Mihintale
Jaffna > Sigiriya|0 0 0|150.7 A9|Mihintale,Habarana
Sigiriya > Arugam Bay|0 0 0|58.6 A4|Pottuvil
Arugam Bay > Sigiriya|0 0 0|58.6 A4|Pottuvil
Sigiriya > Minneriya National Park|0 0 0|12.6 Sigiriya - Habarana road|Habarana
Minneriya National Park > Sigiriya|0 0 0|12.6 Sigiriya - Habarana road|Habarana
Sigiriya > Kalpitiya|0 0 0|39 Palavi - Kalpitiya road|
Kalpitiya > Sigiriya|0 0 0|39 Palavi - Kalpitiya road|
Nuwara Eliya > Galle|105.7 79.3 1.1|105.7 E01|Ella,Wellawaya
Galle > Nuwara Eliya|105.7 79.3 1.1|105.7 E01|Wellawaya,Ella
Nuwara Eliya > Mirissa|73.8 79.3 1.1|73.8 E01|Ella,Wellawaya,Matara
Mirissa > Nuwara Eliya|73.8 79.3 1.1|73.8 E01|Matara,Wellawaya,Ella
Nuwara Eliya > Negombo|0 69.4 15.4|51.6 A5|
Negombo > Nuwara Eliya|0 69.4 15.4|51.6 A5|
Nuwara Eliya > Bentota|46.2 69.1 36|63.3 A7,46.2 E01|Nanu Oya,Kitulgala
Bentota > Nuwara Eliya|46.2 69.1 36|46.2 E01,63.3 A7|Kitulgala,Nanu Oya
Nuwara Eliya > Hatton|0 37.3 0|13.3 Talawakelle - Nanu Oya road|Nanu Oya
Hatton > Nuwara Eliya|0 37.3 0|13.3 Talawakelle - Nanu Oya road|Nanu Oya
Nuwara Eliya > Haputale|0 45 0|14.1 A5|
Haputale > Nuwara Eliya|0 45 0|14.1 A5|
Nuwara Eliya > Udawalawe National Park|0 79.3 1.1|33.7 A2|Ella,Wellawaya
Udawalawe National Park > Nuwara Eliya|0 79.3 1.1|33.7 A2|Wellawaya,Ella
Nuwara Eliya > Horton Plains National Park|0 17.8 0|13.5 Ambewela - Farr Inn road|
Horton Plains National Park > Nuwara Eliya|0 17.8 0|13.5 Ambewela - Farr Inn road|
Nuwara Eliya > Arugam Bay|0 78.8 0|68.7 A5|Badulla,Pottuvil
Arugam Bay > Nuwara Eliya|0 78.8 0|68.7 A5|Pottuvil,Badulla
Nuwara Eliya > Yala National Park|0 79.3 1.1|54.5 A2|Ella,Wellawaya,Tissamaharama
Yala National Park > Nuwara Eliya|0 79.3 1.1|54.5 A2|Tissamaharama,Wellawaya,Ella
Nuwara Eliya > Adam's Peak|0 68.1 0|13.3 Talawakelle - Nanu Oya road|Nanu Oya,Hatton
Adam's Peak > Nuwara Eliya|0 68.1 0|13.3 Talawakelle - Nanu Oya road|Hatton,Nanu Oya
Galle > Bentota|49.3 0 0|49.3 E01|
Bentota > Galle|49.3 0 0|49.3 E01|
Galle > Mirissa|0 0 0|24.7 A2|
Mirissa > Galle|0 0 0|24.7 A2|
Galle > Negombo|142.7 0 0|95.5 E01,29.5 E02,17.7 E03|
Negombo > Galle|142.7 0 0|17.7 E03,29.5 E02,95.5 E01|
Galle > Yala National Park|105.7 0 0|105.7 E01|Tissamaharama
Yala National Park > Galle|105.7 0 0|105.7 E01|Tissamaharama
Galle > Udawalawe National Park|89.5 0 0|89.5 E01|Udawalawe
Udawalawe National Park > Galle|89.5 0 0|89.5 E01|Udawalawe
Galle > Tissamaharama|105.7 0 0|105.7 E01|
Tissamaharama > Galle|105.7 0 0|105.7 E01|
Galle > Hikkaduwa|0 0 0|18.4 A2|
Hikkaduwa > Galle|0 0 0|18.4 A2|
Galle > Tangalle|60.1 0 0|60.1 E01|
Tangalle > Galle|60.1 0 0|60.1 E01|
Galle > Arugam Bay|105.7 0 0|105.7 E01|Pottuvil
Arugam Bay > Galle|105.7 0 0|105.7 E01|Pottuvil
Mirissa > Yala National Park|73.8 0 0|73.8 E01|Matara,Tissamaharama
Yala National Park > Mirissa|73.8 0 0|73.8 E01|Tissamaharama,Matara
Mirissa > Udawalawe National Park|57.6 0 0|57.6 E01|Matara,Udawalawe
Udawalawe National Park > Mirissa|57.6 0 0|57.6 E01|Udawalawe,Matara
Mirissa > Tissamaharama|73.8 0 0|73.8 E01|Matara
Tissamaharama > Mirissa|73.8 0 0|73.8 E01|Matara
Mirissa > Bentota|70.5 0 0|70.5 E01|
Bentota > Mirissa|70.5 0 0|70.5 E01|
Mirissa > Arugam Bay|73.8 0 0|73.8 E01,100.1 A4|Matara,Pottuvil
Arugam Bay > Mirissa|73.8 0 0|100.1 A4,73.8 E01|Pottuvil,Matara
Mirissa > Negombo|163.9 0 0|116.7 E01,29.5 E02,17.7 E03|
Negombo > Mirissa|163.9 0 0|17.7 E03,29.5 E02,116.7 E01|
Tissamaharama > Arugam Bay|0 0 0|83.9 A4|Kataragama,Pottuvil
Arugam Bay > Tissamaharama|0 0 0|83.9 A4|Pottuvil,Kataragama
Tissamaharama > Tangalle|0 0 0|29.6 A2|
Tangalle > Tissamaharama|0 0 0|29.6 A2|
Tissamaharama > Udawalawe National Park|0 0 0|29.8 Udawalawe - Thanamalwila road|
Udawalawe National Park > Tissamaharama|0 0 0|29.8 Udawalawe - Thanamalwila road|
Arugam Bay > Yala National Park|0 0 0|83.9 A4|Pottuvil,Kataragama
Yala National Park > Arugam Bay|0 0 0|83.9 A4|Kataragama,Pottuvil
Arugam Bay > Mattala Rajapaksa International Airport|0 0 0|100.1 A4|Pottuvil
Mattala Rajapaksa International Airport > Arugam Bay|0 0 0|100.1 A4|Pottuvil
Arugam Bay > Pasikudah|0 0 0|124.7 A4|Pottuvil
Pasikudah > Arugam Bay|0 0 0|124.7 A4|Pottuvil
Anuradhapura > Negombo|0 0 0|51.2 A3|
Negombo > Anuradhapura|0 0 0|51.2 A3|
Anuradhapura > Trincomalee|0 0 0|101.7 A12|
Trincomalee > Anuradhapura|0 0 0|101.7 A12|
Anuradhapura > Jaffna|0 0 0|112.8 A9|
Jaffna > Anuradhapura|0 0 0|112.8 A9|
Anuradhapura > Habarana|0 0 0|24.4 A11|
Habarana > Anuradhapura|0 0 0|24.4 A11|
Anuradhapura > Wilpattu National Park|0 0 0|30.7 A12|
Wilpattu National Park > Anuradhapura|0 0 0|30.7 A12|
Trincomalee > Jaffna|0 0 0|62.5 A9|
Jaffna > Trincomalee|0 0 0|62.5 A9|
Trincomalee > Pasikudah|0 0 0|59 A15|
Pasikudah > Trincomalee|0 0 0|59 A15|
Trincomalee > Polonnaruwa|0 0 0|84.7 A6|
Polonnaruwa > Trincomalee|0 0 0|84.7 A6|
Negombo > Kalpitiya|0 0 0|92.3 A3|
Kalpitiya > Negombo|0 0 0|92.3 A3|
Negombo > Hikkaduwa|127.2 0 0|17.7 E03,29.5 E02,80 E01|
Hikkaduwa > Negombo|127.2 0 0|80 E01,29.5 E02,17.7 E03|
Negombo > Wilpattu National Park|0 0 0|98.2 A3|Puttalam
Wilpattu National Park > Negombo|0 0 0|98.2 A3|Puttalam`
