/**
 * Lengths of RFC 5321, the signs of a local part that every mail service accepts, and a domain of at least two labels. A top-level
 * domain has letters only, unless it is encoded.
 */
const EMAIL =
  /^(?=.{1,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Whether a text can be the address of a mailbox on the internet. Whether the mailbox exists, only a message shows. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
