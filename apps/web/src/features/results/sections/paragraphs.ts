export function toParagraphs(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

const endOfSentence = /([.!?][’”"]?)\s+(?=\p{Lu})/gu;

export function toSentences(paragraph: string): readonly string[] {
  return paragraph.replace(endOfSentence, '$1\n').split('\n');
}
