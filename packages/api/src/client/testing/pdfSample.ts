/** Empty page with what a reader needs: a catalog, a page and the position of the cross-reference. */
const PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
0000000101 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
162
%%EOF
`;

/** PDF of one empty page. For tests and stories. */
export const pdfFile = (name: string): File => new File([PAGE], name, { type: 'application/pdf' });
