/** The question that tells the lines of a family apart. */
export const familyQuestions: Readonly<Record<string, string>> = {
  't-shirt': 'Is it cotton, or a man-made fiber such as polyester?',
  sweatshirt: 'Is it cotton, or a man-made fiber such as polyester?',
  trousers: 'Are they for women or men, woven or knit?',
  hat: 'Is it knit like a beanie, or cut and sewn like a baseball cap?',
  handbag: 'What is the outer material: leather, cotton or a synthetic textile?',
  tote: 'Is it a bag carried day to day (cotton or synthetic), or a plain cotton sack for packing goods?',
  backpack: 'Is the outer material cotton, or nylon or polyester?',
  jewelry: 'Is it silver, gold or base metal?',
  mug: 'What is it made of: stoneware, porcelain, glass, single-wall steel or vacuum insulated?',
  tableware: 'Is it sold as a set worth over $38, and is it stoneware or porcelain?',
  glass: 'What is one glass worth: up to $0.30, up to $3, up to $5, or more?',
  smart: 'Is it mainly a device that sends and receives data, or a watch?',
  furniture: 'Is it wood, metal, or an upholstered seat?',
  box: 'Is it corrugated board, or a folding carton of plain board?',
  shoes: 'What is the upper made of: textile, leather, or rubber or plastic?',
  yoga: 'Is it a rubber mat, or exercise equipment?',
};
