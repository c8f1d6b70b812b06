/** Where the invented factories of the demo stand, and what they are called. No name is a company's. */
export interface DemoPlace {
  country: string;
  /** City with its industrial quarter. */
  cities: readonly (readonly [city: string, quarter: string])[];
  /** First words of names. */
  roots: readonly string[];
  /** Form of the law, as lists there write it. */
  legal: string;
  sectors: readonly string[];
}

// prettier-ignore
export const demoPlaces: readonly DemoPlace[] = [
  { country: 'BD', cities: [['Dhaka', 'Ashulia, Savar'], ['Gazipur', 'Konabari'], ['Chattogram', 'Kalurghat I/A'], ['Narayanganj', 'Fatullah']], legal: 'Ltd.', sectors: ['Apparel', 'Apparel', 'Apparel', 'Home textiles', 'Leather and bags'],
    roots: ['Meghrong', 'Padmaloy', 'Shapla Crest', 'Nodirkul', 'Jolchhobi', 'Kashbon', 'Rupkotha', 'Bornomala', 'Teestaline', 'Dhanshiri Peak', 'Akashlina', 'Surjodoy', 'Golpata', 'Chondrima North', 'Halda Bay', 'Moyurkonthi'] },
  { country: 'VN', cities: [['Ho Chi Minh City', 'Tan Tao Industrial Park'], ['Binh Duong', 'VSIP II'], ['Hai Phong', 'Nam Cau Kien'], ['Bat Trang', 'Xuan Quan']], legal: 'Co., Ltd', sectors: ['Footwear', 'Ceramics', 'Furniture', 'Apparel', 'Leather and bags'],
    roots: ['Suoi Vang', 'Lang Gom Xanh', 'Moc Lam', 'Gio Bien', 'Sen Dong', 'Cau Tre', 'Nui Mo', 'Hoa Cuong', 'Bien Ngoc Thach', 'May Trang', 'Tre Viet Moi', 'Dat Nung', 'Da Lua', 'Song Cham'] },
  { country: 'CN', cities: [['Dongguan', 'Houjie Town'], ['Ningbo', 'Beilun District'], ['Chaozhou', 'Fengxi District'], ['Yiwu', 'Qiushi West Road'], ['Quanzhou', 'Jinjiang']], legal: 'Co., Ltd.', sectors: ['Footwear', 'Ceramics', 'Toys', 'Packaging', 'Glassware', 'Kitchenware', 'Cosmetics'],
    roots: ['Yuanliu', 'Lanting Kiln', 'Hexi Crane', 'Mingzhu Harbor', 'Qingsong Gate', 'Ruixue Valley', 'Baiyue Lantern', 'Tianqing Row', 'Fuhe Willow', 'Jinlu Terrace', 'Songtao Hill', 'Zhuyin', 'Haoyun Ferry', 'Luoshui', 'Danfeng Wharf', 'Yinxi Plum', 'Cuihu Bridge', 'Wanli Sparrow'] },
  { country: 'IN', cities: [['Tiruppur', 'Avinashi Road'], ['Moradabad', 'Lakri Fazalpur'], ['Jaipur', 'Sitapura'], ['Agra', 'Foundry Nagar'], ['Panipat', 'Sector 29']], legal: 'Pvt. Ltd.', sectors: ['Apparel', 'Home textiles', 'Kitchenware', 'Leather and bags', 'Jewelry'],
    roots: ['Vanarekha', 'Neelkamal Ghat', 'Suryarath', 'Dhanushree', 'Tarangini', 'Kesarbagh', 'Malhaar Loom', 'Rangshala', 'Mayurpankh', 'Veerkala', 'Ahilya Threads', 'Sonchiriya', 'Chitrakoot Brass', 'Godhuli'] },
  { country: 'KH', cities: [['Phnom Penh', 'Khan Russey Keo'], ['Kandal', 'Ang Snuol'], ['Takeo', 'Bati District']], legal: 'Co., Ltd.', sectors: ['Apparel', 'Footwear', 'Leather and bags'],
    roots: ['Romduol Field', 'Tonle Thread', 'Kravanh', 'Chan Reaksmey', 'Bopha Meas', 'Prey Lang Stitch', 'Sovann Phkay', 'Mekong Heron', 'Angkea'] },
  { country: 'TR', cities: [['Bursa', 'Demirtas OSB'], ['Denizli', 'Organize Sanayi'], ['Usak', 'Karma OSB'], ['Kutahya', 'Seramik Sanayi']], legal: 'San. ve Tic. A.S.', sectors: ['Home textiles', 'Apparel', 'Ceramics', 'Glassware'],
    roots: ['Ipekyolu Dokuma', 'Turna Tekstil', 'Kavakdere', 'Mavi Firin', 'Gokpinar Iplik', 'Bozkir Orme', 'Yeldegirmeni', 'Nar Cicegi', 'Ceviz Agaci', 'Kirlangic'] },
  { country: 'PT', cities: [['Barcelos', 'Zona Industrial'], ['Guimaraes', 'Pevidem'], ['Felgueiras', 'Margaride'], ['Alcobaca', 'Casal da Areia']], legal: 'Lda', sectors: ['Footwear', 'Ceramics', 'Apparel', 'Home textiles'],
    roots: ['Ribeira Funda', 'Pedra do Lobo', 'Casa do Tear', 'Monte Figueira', 'Solas do Minho', 'Barro Antigo', 'Vale das Andorinhas', 'Linho Novo', 'Porta do Sol', 'Oficina da Serra'] },
  { country: 'IT', cities: [['Prato', 'Macrolotto'], ['Montebelluna', 'Via Feltrina'], ['Nove', 'Via Munari'], ['Como', 'Via Pasquale Paoli']], legal: 'S.r.l.', sectors: ['Leather and bags', 'Ceramics', 'Footwear', 'Home textiles'],
    roots: ['Cuoio Alto', 'Maiolica Verdelago', 'Scarpificio Montesole', 'Seta Lariana Nuova', 'Pelle & Pietra', 'Bottega Roverella', 'Calzature Brentella', 'Lanificio Acquaviva Piccola', 'Bisaccia Nuova'] },
  { country: 'MX', cities: [['Leon', 'Parque Stiva'], ['Puebla', 'Zona Industrial Norte'], ['Tonala', 'Av. Artesanos'], ['Tijuana', 'Parque El Florido']], legal: 'S.A. de C.V.', sectors: ['Footwear', 'Ceramics', 'Furniture', 'Apparel'],
    roots: ['Calzado Tres Nopales', 'Barro Colibrí', 'Maderas del Venado', 'Hilos de Cempasúchil', 'Taller Luna Roja', 'Alfarera del Cerro', 'Casa Jacaranda', 'Manos de Agave', 'Cuero Bravo Norte'] },
  { country: 'ID', cities: [['Jepara', 'Jl. Raya Tahunan'], ['Bandung', 'Rancaekek'], ['Tangerang', 'Jatiuwung'], ['Plered', 'Jl. Keramik']], legal: 'PT', sectors: ['Furniture', 'Apparel', 'Footwear', 'Ceramics'],
    roots: ['Kayu Angsana', 'Tirta Benang', 'Langkah Elok', 'Batu Gembur', 'Jati Wening', 'Ombak Tenun', 'Mega Sandal', 'Kriya Pandan', 'Anyam Sejati', 'Sinar Rawa'] },
  { country: 'MA', cities: [['Casablanca', 'Ain Sebaa'], ['Fes', 'Sidi Brahim'], ['Safi', 'Colline des Potiers'], ['Tanger', 'Zone Franche']], legal: 'SARL', sectors: ['Ceramics', 'Apparel', 'Leather and bags', 'Cosmetics'],
    roots: ['Poterie Zerka', 'Fil de l’Atlas Bleu', 'Cuirs Bab Noura', 'Argan du Levant', 'Terre de Safran', 'Confection Ras Amlal', 'Atelier Tamarin', 'Maison Tiznoute'] },
  { country: 'TH', cities: [['Lampang', 'Hang Chat'], ['Samut Prakan', 'Bang Phli'], ['Chiang Mai', 'San Kamphaeng'], ['Nakhon Pathom', 'Sam Phran']], legal: 'Co., Ltd.', sectors: ['Ceramics', 'Jewelry', 'Cosmetics', 'Packaging'],
    roots: ['Ban Lek', 'Chang Ngoen', 'Rak Samunphrai', 'Khlong Sai', 'Saeng Din', 'Lanna Pebble', 'Dok Pikun', 'Sap Thong', 'Doi Kham Fah'] },
  { country: 'PK', cities: [['Sialkot', 'Daska Road'], ['Faisalabad', 'Khurrianwala'], ['Karachi', 'Korangi Industrial Area'], ['Lahore', 'Sundar Estate']], legal: '(Pvt) Ltd', sectors: ['Home textiles', 'Apparel', 'Leather and bags'],
    roots: ['Chinar Weave', 'Mehtab', 'Kohsar', 'Sitara Gate', 'Neelum Ridge', 'Badshah Lane', 'Ravi Spindle', 'Gulmohar', 'Indus Kite'] },
  { country: 'LK', cities: [['Biyagama', 'Export Zone'], ['Kandy', 'Pallekele'], ['Matara', 'Weligama Road']], legal: '(Private) Limited', sectors: ['Apparel', 'Ceramics', 'Toys'],
    roots: ['Nelum Wewa', 'Kiri Gala', 'Serendib', 'Mahaweli Needle', 'Araliya Row', 'Ceylon Sambar'] },
];

/** What a factory of a sector is called after its first words; the first of a list fits all. */
export const sectorNames: Readonly<Record<string, readonly string[]>> = {
  Apparel: ['Garments', 'Apparel', 'Knitwear', 'Fashion Wear', 'Sweaters'],
  'Home textiles': ['Home Textiles', 'Towels', 'Weaving Mills'],
  'Leather and bags': ['Leather Goods', 'Bags', 'Leathercraft'],
  Footwear: ['Footwear', 'Shoes', 'Footwear Industries'],
  Ceramics: ['Ceramics', 'Porcelain', 'Stoneware'],
  Furniture: ['Furniture', 'Woodworks', 'Bamboo & Rattan'],
  Toys: ['Toys', 'Plush Toys'],
  Packaging: ['Packaging', 'Paper & Carton'],
  Glassware: ['Glassware', 'Glass Works'],
  Kitchenware: ['Kitchenware', 'Metalware'],
  Cosmetics: ['Cosmetics', 'Natural Care'],
  Jewelry: ['Jewelry', 'Silver Works'],
};
