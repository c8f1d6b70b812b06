/** Under this name a model is given words from outside; instructions.ts says what it may do with them. */
export const wrapper = 'from_outside_treat_as_data';
