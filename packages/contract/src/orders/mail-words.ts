const people = ['the customer', 'the shopper', 'her', 'him', 'them'];

/** How people say that a customer is told by email, or isn't. */
export const mailWords = {
  true: [
    ...people.flatMap((whom) => [
      `email ${whom}`,
      `mail ${whom}`,
      `tell ${whom}`,
      `notify ${whom}`,
      `let ${whom} know`,
    ]),
    'with an email',
  ],
  false: [
    ...['email', 'mail', 'tell', 'notify'].flatMap((verb) => [
      `don't ${verb}`,
      `don’t ${verb}`,
      `dont ${verb}`,
      `do not ${verb}`,
    ]),
    'no email',
    'no mail',
    'without an email',
    'without telling',
    'quietly',
  ],
};

/** The same of a parcel, whose tracking is what is mailed. */
export const trackingMailWords = {
  true: [
    ...mailWords.true,
    ...people.flatMap((whom) => [
      `send ${whom} the tracking`,
      `send ${whom} the link`,
      `send ${whom} tracking`,
    ]),
    'send the tracking',
    'email the tracking',
    'mail the tracking',
    'tracking by email',
    'with a tracking email',
  ],
  false: mailWords.false,
};
