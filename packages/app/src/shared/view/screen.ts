/** Props of every screen. */
export interface ScreenProps {
  /** Parts of the address that the route's pattern names. */
  readonly params: Readonly<Record<string, string | undefined>>;
}
