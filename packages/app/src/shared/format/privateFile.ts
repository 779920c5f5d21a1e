/** Id in the URL of a patient's file, which requires a token (GET /api/file/{id}); undefined for any other URL. */
export function privateFileId(url: string | undefined = ''): string | undefined {
  return /\/api\/file\/([^/?#%]+)$/.exec(url)?.[1];
}
