import { stopWords } from './stop-words.ts';
import { tokenize } from './tokens.ts';

/** Function words of the tongues that founders most often try, without those that are English words too. */
const functionWords = new Set(
  `hola puedes puede quiero cual cuales donde cuando cuanto cuantos cuantas por favor el los las una unos para con pero como esta este estan
   mi mis tus que quien porque gracias pedido pedidos ola oi voce pode quero onde quando quanto quantos obrigado obrigada meus minhas
   bonjour salut puis peux pouvez veux voudrais quel quelle quels quelles combien merci commande commandes mes nos vos les des est sont avec pour dans
   hallo bitte nicht nichts kannst konnen ich wir sie wie viel viele wo wann welche welcher welches danke bestellung bestellungen der das und ist sind mit fur auf ein eine einen meine mein
   ciao puoi vorrei dove quanto quanti quale quali grazie ordine ordini sono con per il lo gli
   kunt graag waar wanneer hoeveel welke alsjeblieft dank bestelling het een van niet mijn zijn`
    .split(/\s+/)
    .filter((word) => word.length > 1 && !stopWords.has(word)),
);

/** Whether a message is written in another tongue than English: more of its small words are foreign than English. */
export function isOtherTongue(text: string): boolean {
  const words = tokenize(text.normalize('NFD').replace(/\p{M}/gu, '')).map(({ lower }) => lower);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const foreignScript =
    letters.length > 3 && letters.replace(/\p{Script=Latin}/gu, '').length > letters.length / 2;
  const foreign = words.filter((word) => functionWords.has(word)).length;
  const english = words.filter((word) => stopWords.has(word)).length;
  return foreignScript || (foreign >= 2 && foreign > english);
}
