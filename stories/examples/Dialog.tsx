import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';

export function PhotoHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        How do I take a good photo?
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="A good photo of your ID">
        Lay it on a dark table, near a window, with all four corners in the picture.
      </Dialog>
    </>
  );
}
