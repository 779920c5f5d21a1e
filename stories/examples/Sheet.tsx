import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Link } from '@patient/ui/Link';
import { Sheet } from '@patient/ui/Sheet';

export function HelpSheet() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        Help
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="How can we help you?" side="end">
        <Link href="/user/chat" variant="standalone">
          Ask your doctor
        </Link>
      </Sheet>
    </>
  );
}
