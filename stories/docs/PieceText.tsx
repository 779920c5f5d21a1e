import { pieceNamed } from './pieceNamed.ts';
import * as styles from './docs.css.ts';

/** Text in which names of components, such as a replacement, link to their pages. */
export function PieceText({ text }: { readonly text: string }) {
  return text.split(/\b/).map((word, index) => {
    const url = /^[A-Z]/.test(word) ? pieceNamed(word)?.url : undefined;
    return url === undefined ? (
      word
    ) : (
      // Words repeat and don't change.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} className={styles.link} href={url} target="_top">
        {word}
      </a>
    );
  });
}
