"""A file system that takes names for the same that differ in case or in Unicode normal form only, as those of Windows and
macOS do. Keeps the spelling of the first. Usage: folding-disk.py BACKING-FOLDER MOUNT-POINT"""

import errno
import os
import sys
import unicodedata

from fusepy import FUSE, FuseOSError, Operations


def folded(name):
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", name).casefold())


class FoldingDisk(Operations):
    def __init__(self, root):
        self.root = root

    def real(self, path):
        """The path in the backing folder, each part in the spelling that is there already."""
        at = self.root
        for part in path.strip("/").split("/"):
            if part == "":
                continue
            there = os.listdir(at) if os.path.isdir(at) else []
            at = os.path.join(at, next((name for name in there if folded(name) == folded(part)), part))
        return at

    def getattr(self, path, fh=None):
        try:
            stat = os.lstat(self.real(path))
        except OSError as error:
            raise FuseOSError(error.errno)
        names = ("st_atime", "st_ctime", "st_mtime", "st_gid", "st_uid", "st_mode", "st_nlink", "st_size")
        return {name: getattr(stat, name) for name in names}

    def readdir(self, path, fh):
        return [".", "..", *os.listdir(self.real(path))]

    def mkdir(self, path, mode):
        os.mkdir(self.real(path), mode)

    def create(self, path, mode, fi=None):
        return os.open(self.real(path), os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)

    def open(self, path, flags):
        return os.open(self.real(path), flags)

    def read(self, path, size, offset, fh):
        return os.pread(fh, size, offset)

    def write(self, path, data, offset, fh):
        return os.pwrite(fh, data, offset)

    def truncate(self, path, length, fh=None):
        os.truncate(self.real(path), length)

    def release(self, path, fh):
        os.close(fh)

    def chmod(self, path, mode):
        os.chmod(self.real(path), mode)

    def unlink(self, path):
        os.unlink(self.real(path))

    def rmdir(self, path):
        os.rmdir(self.real(path))

    def rename(self, old, new):
        real_new = self.real(new)
        if folded(os.path.basename(old)) == folded(os.path.basename(new)):
            real_new = os.path.join(os.path.dirname(real_new), os.path.basename(new))
        os.rename(self.real(old), real_new)

    def utimens(self, path, times=None):
        os.utime(self.real(path), times)


if __name__ == "__main__":
    FUSE(FoldingDisk(os.path.abspath(sys.argv[1])), sys.argv[2], foreground=False, nothreads=True)
