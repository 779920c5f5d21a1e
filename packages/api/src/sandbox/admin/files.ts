/** What the pages at `/__sandbox` look like and do; read from the files beside this one where there are files. */
export interface PanelFiles {
  css: string;
  script: string;
}
