/** Words by which a page speaks to a machine that reads it rather than to a buyer. */
const patterns = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|above|previous)\b/i,
  /\b(?:instructions?|note|message|attention|important)\b.{0,20}\b(?:for|to)\b.{0,20}\b(?:ai|a\.i\.|assistants?|agents?|bots?|chatbots?|crawlers?|llms?|language models?|machines?)\b/i,
  /\b(?:ai|llm|language model|chatbot|assistant|agent)s?\b.{0,30}\b(?:must|should|shall|are to|have to|please|need to)\b/i,
  /\byou are (?:now )?(?:an?|the|my) .{0,30}\b(?:ai|assistant|agent|model|bot)\b/i,
  /\bsystem (?:prompt|message)\b|\bassistant\s*:\s*\w/i,
  /\b(?:call|use|run|invoke|execute)\b.{0,20}\b(?:tool|function|operation|send_\w+|contact_\w+|invite_\w+|add_\w+|email_\w+)\b/i,
];

/** Whether a text gives orders to whoever reads it by machine. */
export const addressesMachines = (text: string) => patterns.some((pattern) => pattern.test(text));
