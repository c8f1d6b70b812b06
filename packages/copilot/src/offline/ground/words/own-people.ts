/** "Put one in for my auntie", "my nephew needs in": somebody of the founder's own, who is none of those in view. */
export const ofOwnPeople =
  /\bmy (?:\p{L}+ )?(?:mom|mum|mother|dad|father|parents|auntie|aunt|uncle|sister|brother|sis|bro|cousin|niece|nephew|daughter|son|grandson|granddaughter|grandkid|husband|wife|partner|grandma|grandpa|gran|nan|friend|mate|neighbor|neighbour|accountant|bookkeeper|intern|helper|roommate)\b/iu;
