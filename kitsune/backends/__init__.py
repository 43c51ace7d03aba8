"""What a back end is. The rest of kitsune knows only this protocol."""
