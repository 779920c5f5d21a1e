import type { Page } from 'playwright';
import type { UploadFile } from '../../harness/screen.ts';

/** Chooses a file in the dialog that a press opens. */
export async function chooseFile(page: Page, press: () => Promise<void>, file: UploadFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
}
