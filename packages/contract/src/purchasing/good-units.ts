/**
 * Good units of what was said to have come, of those still to come: "500 came in, 20 broken" of 500 is 480 good ones, "480 came
 * in, 20 broken" of 500 is 480.
 */
export const goodUnits = (said: number, damaged: number, open: number): number =>
  said + damaged > open && said <= open ? said - damaged : said;
