/** Endings of media types whose subtype is not the usual one. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
  'image/svg+xml': 'svg',
};

/** Usual ending of a media type with a leading dot; empty for an unknown one. */
function endingOf(type: string): string {
  const known = Object.hasOwn(ENDINGS, type) ? ENDINGS[type] : undefined;
  const ending = known ?? /^(?:image|application)\/((?!octet-stream)[a-z0-9]+)$/.exec(type)?.[1];
  return ending === undefined ? '' : `.${ending}`;
}

const hasEnding = (name: string): boolean => /\.[a-z0-9]{1,5}$/i.test(name);

/**
 * Name under which a file of a chat is saved: that of the service, or a generated one.
 * @param type media type; empty if unknown
 */
export function savedName(
  { fileName, messageType, createdAt }: { fileName?: string; messageType?: string; createdAt: string },
  type: string,
): string {
  const name =
    fileName?.trim() || `${messageType === 'image' ? 'picture' : 'file'}-${createdAt.slice(0, 10)}`;
  return hasEnding(name) ? name : `${name}${endingOf(type)}`;
}
